### Scoring a garden.

scoring-garden = Garden (abbot)

garden-tiles = Its own tile and each tile around it

garden-tiles-double-tile = { shared-double-tile }
garden-tiles-triangular-tile = { shared-triangular-tile }
garden-tiles-wonder-tile = { shared-wonder-tile }

garden-vineyards = Each **vineyard** on the tiles around it

# Under garden-tiles.
garden-no-vineyards = **Vineyards** bring nothing for a garden.

garden-little-buildings = { shared-little-buildings-around }
garden-ghosts = { shared-ghosts }
garden-ghosts-own-points = { shared-ghosts-own-points }
garden-ghosts-below-zero = { shared-ghosts-below-zero }
garden-teacher = { shared-teacher }
garden-fairy = { shared-fairy }
garden-fairy-without-majority = { shared-fairy-without-majority }
