### Scoring a fortune teller’s tent.

scoring-fortune-teller-tent = Fortune teller’s tent

fortune-teller-tent-nothing = The tent itself brings no points.

fortune-teller-tent-little-buildings = Each **little building** on its tile and on the tiles beside it: above, below, left and right

fortune-teller-tent-ghosts = { shared-ghosts }
fortune-teller-tent-ghosts-own-points = { shared-ghosts-own-points }
fortune-teller-tent-ghosts-below-zero = { shared-ghosts-below-zero }
fortune-teller-tent-teacher = { shared-teacher }
fortune-teller-tent-fairy = { shared-fairy }
fortune-teller-tent-fairy-without-majority = { shared-fairy-without-majority }

fortune-teller-tent-completed = You complete the tent, whoever holds it.
