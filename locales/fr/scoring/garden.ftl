### Draft, not yet reviewed by a native speaker.
### Scoring a garden.

scoring-garden = Jardin (abbé)

garden-tiles = Sa tuile et chaque tuile qui l’entoure

garden-tiles-double-tile = { shared-double-tile }
garden-tiles-triangular-tile = { shared-triangular-tile }
garden-tiles-wonder-tile = { shared-wonder-tile }

garden-vineyards = Chaque **vignoble** sur les tuiles qui l’entourent

# Under garden-tiles.
garden-no-vineyards = Les **vignobles** ne rapportent rien pour un jardin.

garden-little-buildings = { shared-little-buildings-around }
garden-ghosts = { shared-ghosts }
garden-ghosts-own-points = { shared-ghosts-own-points }
garden-ghosts-below-zero = { shared-ghosts-below-zero }
garden-teacher = { shared-teacher }
garden-fairy = { shared-fairy }
garden-fairy-without-majority = { shared-fairy-without-majority }
