### Scoring a cemetery.

scoring-cemetery = Cemetery (keeper)

cemetery-nothing = The cemetery itself brings no points.

# Under cemetery-nothing.
cemetery-guard = Each player with the majority takes one more **guard { meeple }** of their colour, if there is one.

cemetery-little-buildings = { shared-little-buildings-around }
cemetery-ghosts = { shared-ghosts }
cemetery-ghosts-own-points = { shared-ghosts-own-points }
cemetery-ghosts-below-zero = { shared-ghosts-below-zero }
cemetery-teacher = { shared-teacher }
cemetery-fairy = { shared-fairy }
cemetery-fairy-without-majority = { shared-fairy-without-majority }
