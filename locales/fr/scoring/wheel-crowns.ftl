### Draft, not yet reviewed by a native speaker.
### Scoring: wheel crowns.

scoring-wheel-crowns = Roue de la fortune : cases Couronne

wheel-crowns = Chaque case Couronne du secteur actif que tiennent les { meeples } du joueur

# Under wheel-crowns.
wheel-crowns-alone = Un { meeple } seul dans un secteur à deux cases Couronne tient les deux.
