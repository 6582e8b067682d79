### Draft, not yet reviewed by a native speaker.
### Scoring a garden.

scoring-garden = Garten (Abt)

garden-tiles = Sein eigenes Plättchen und jedes Plättchen ringsum

garden-tiles-double-tile = { shared-double-tile }
garden-tiles-triangular-tile = { shared-triangular-tile }
garden-tiles-wonder-tile = { shared-wonder-tile }

garden-vineyards = Jeder **Weinberg** auf den Plättchen ringsum

# Under garden-tiles.
garden-no-vineyards = Für einen Garten bringen **Weinberge** nichts.

garden-little-buildings = { shared-little-buildings-around }
garden-ghosts = { shared-ghosts }
garden-ghosts-own-points = { shared-ghosts-own-points }
garden-ghosts-below-zero = { shared-ghosts-below-zero }
garden-teacher = { shared-teacher }
garden-fairy = { shared-fairy }
garden-fairy-without-majority = { shared-fairy-without-majority }
