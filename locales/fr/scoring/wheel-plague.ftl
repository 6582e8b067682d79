### Draft, not yet reviewed by a native speaker.
### Scoring: wheel plague.

scoring-wheel-plague = Roue de la fortune : Peste

wheel-plague = Personne ne marque.

# Under wheel-plague.
wheel-plague-meeple = Chaque joueur retire du jeu un de ses { meeples } et ne marque rien pour lui.
