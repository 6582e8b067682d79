### Scoring a castle.

scoring-castle = Castle

castle-neighbour = As much as the first completed feature in its fief is worth, even if nobody holds that feature

# Under castle-neighbour.
castle-neighbour-mayor = A **mayor** on a castle scores nothing, because a castle has no { coats-of-arms }.

castle-ghosts = { shared-ghosts }
castle-ghosts-own-points = { shared-ghosts-own-points }

# Under castle-ghosts.
castle-ghosts-mayor = A **mayor** is not affected: he never has the majority on a castle.

castle-ghosts-below-zero = { shared-ghosts-below-zero }
castle-teacher = { shared-teacher }
castle-fairy = { shared-fairy }
castle-fairy-without-majority = { shared-fairy-without-majority }
