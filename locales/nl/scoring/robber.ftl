### Draft, not yet reviewed by a native speaker.
### Scoring: robber.

scoring-robber = Rovers

robber = Elke **rover** die nog naast het scoretableau staat, voor zijn eigenaar
