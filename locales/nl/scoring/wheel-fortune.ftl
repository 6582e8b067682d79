### Draft, not yet reviewed by a native speaker.
### Scoring: wheel fortune.

scoring-wheel-fortune = Rad van Fortuin: Fortuna

wheel-fortune = Alleen jij krijgt punten.
