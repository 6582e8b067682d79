### Draft, not yet reviewed by a native speaker.
### Scoring: wheel fortune.

scoring-wheel-fortune = Schicksalsrad: Fortuna

wheel-fortune = Nur du erhältst Punkte.
