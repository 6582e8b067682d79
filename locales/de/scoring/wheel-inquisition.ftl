### Draft, not yet reviewed by a native speaker.
### Scoring: wheel inquisition.

scoring-wheel-inquisition = Schicksalsrad: Inquisition

wheel-inquisition = Jeder Mönch des Spielers
