### Draft, not yet reviewed by a native speaker.
### Scoring: wheel fortune.

scoring-wheel-fortune = Roue de la fortune : Fortune

wheel-fortune = Vous seul marquez.
