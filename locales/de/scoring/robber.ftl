### Draft, not yet reviewed by a native speaker.
### Scoring: robber.

scoring-robber = Räuber

robber = Jeder **Räuber**, der noch neben der Wertungstafel steht, für seinen Besitzer
