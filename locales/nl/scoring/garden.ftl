### Draft, not yet reviewed by a native speaker.
### Scoring a garden.

scoring-garden = Tuin (abt)

garden-tiles = De eigen tegel en elke tegel eromheen

garden-tiles-double-tile = { shared-double-tile }
garden-tiles-triangular-tile = { shared-triangular-tile }
garden-tiles-wonder-tile = { shared-wonder-tile }

garden-vineyards = Elke **wijngaard** op de tegels eromheen

# Under garden-tiles.
garden-no-vineyards = **Wijngaarden** leveren bij een tuin niets op.

garden-little-buildings = { shared-little-buildings-around }
garden-ghosts = { shared-ghosts }
garden-ghosts-own-points = { shared-ghosts-own-points }
garden-ghosts-below-zero = { shared-ghosts-below-zero }
garden-teacher = { shared-teacher }
garden-fairy = { shared-fairy }
garden-fairy-without-majority = { shared-fairy-without-majority }
