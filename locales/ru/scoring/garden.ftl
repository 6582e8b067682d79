### Draft, not yet reviewed by a native speaker.
### Scoring a garden.

scoring-garden = Сад (аббат)

garden-tiles = Его тайл и каждый тайл вокруг него

garden-tiles-double-tile = { shared-double-tile }
garden-tiles-triangular-tile = { shared-triangular-tile }
garden-tiles-wonder-tile = { shared-wonder-tile }

garden-vineyards = Каждый **виноградник** на тайлах вокруг него

# Under garden-tiles.
garden-no-vineyards = **Виноградники** за сад ничего не приносят.

garden-little-buildings = { shared-little-buildings-around }
garden-ghosts = { shared-ghosts }
garden-ghosts-own-points = { shared-ghosts-own-points }
garden-ghosts-below-zero = { shared-ghosts-below-zero }
garden-teacher = { shared-teacher }
garden-fairy = { shared-fairy }
garden-fairy-without-majority = { shared-fairy-without-majority }
