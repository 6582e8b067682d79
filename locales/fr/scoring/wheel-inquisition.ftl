### Draft, not yet reviewed by a native speaker.
### Scoring: wheel inquisition.

scoring-wheel-inquisition = Roue de la fortune : Inquisition

wheel-inquisition = Chaque moine du joueur
