### Draft, not yet reviewed by a native speaker.
### Scoring a garden.

scoring-garden = Zahrada (opat)

garden-tiles = Její kartička a každá kartička kolem ní

garden-tiles-double-tile = { shared-double-tile }
garden-tiles-triangular-tile = { shared-triangular-tile }
garden-tiles-wonder-tile = { shared-wonder-tile }

garden-vineyards = Každá **vinice** na kartičkách kolem ní

# Under garden-tiles.
garden-no-vineyards = **Vinice** u zahrady nic nepřinášejí.

garden-little-buildings = { shared-little-buildings-around }
garden-ghosts = { shared-ghosts }
garden-ghosts-own-points = { shared-ghosts-own-points }
garden-ghosts-below-zero = { shared-ghosts-below-zero }
garden-teacher = { shared-teacher }
garden-fairy = { shared-fairy }
garden-fairy-without-majority = { shared-fairy-without-majority }
