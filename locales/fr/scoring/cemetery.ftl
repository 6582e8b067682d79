### Draft, not yet reviewed by a native speaker.
### Scoring a cemetery.

scoring-cemetery = Cimetière (gardien)

cemetery-nothing = Le cimetière lui-même ne rapporte aucun point.

# Under cemetery-nothing.
cemetery-guard = Chaque joueur qui a la majorité prend un **{ guard-meeple }** de plus à sa couleur, s’il y en a un.

cemetery-little-buildings = { shared-little-buildings-around }
cemetery-ghosts = { shared-ghosts }
cemetery-ghosts-own-points = { shared-ghosts-own-points }
cemetery-ghosts-below-zero = { shared-ghosts-below-zero }
cemetery-teacher = { shared-teacher }
cemetery-fairy = { shared-fairy }
cemetery-fairy-without-majority = { shared-fairy-without-majority }
