### Draft, not yet reviewed by a native speaker.
### Scoring: wheel storm.

scoring-wheel-storm = Roue de la fortune : Tempête

wheel-storm = Chaque { meeple } que le joueur a dans sa réserve
