### Scoring a German castle.

scoring-german-castle = German castle

german-castle-tiles = Its own { $own } squares and each tile around it

# Under german-castle-tiles.
german-castle-tiles-around = “Around” means the { $around } squares that touch its own, corners included.

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
