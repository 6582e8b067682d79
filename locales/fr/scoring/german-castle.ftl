### Draft, not yet reviewed by a native speaker.
### Scoring a German castle.

scoring-german-castle = Château allemand

german-castle-tiles = Ses { $own } cases et chaque tuile qui les entoure

# Under german-castle-tiles.
german-castle-tiles-around = « Autour » désigne les { $around } cases qui touchent les siennes, coins compris.

german-castle-tiles-double-tile = { shared-double-tile }
german-castle-tiles-triangular-tile = { shared-triangular-tile }
german-castle-tiles-wonder-tile = { shared-wonder-tile }
german-castle-little-buildings = { shared-little-buildings-around }
german-castle-ghosts = { shared-ghosts }
german-castle-ghosts-own-points = { shared-ghosts-own-points }
german-castle-ghosts-below-zero = { shared-ghosts-below-zero }
german-castle-teacher = { shared-teacher }
german-castle-fairy = { shared-fairy }
german-castle-fairy-without-majority = { shared-fairy-without-majority }
