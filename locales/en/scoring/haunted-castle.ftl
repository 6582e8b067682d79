### Scoring a haunted castle.

scoring-haunted-castle = Haunted castle

haunted-castle-mist = Each tile with mist: its own tile and the tiles around it

# Under haunted-castle-mist.
haunted-castle-mist-start-tile =
    The starting tile of { $squares } squares counts as { $edition ->
        [c1] one tile
       *[c2] { $squares } tiles
    }.

haunted-castle-mist-double-tile = { shared-double-tile }
haunted-castle-mist-triangular-tile = { shared-triangular-tile }
haunted-castle-mist-wonder-tile = { shared-wonder-tile }
haunted-castle-little-buildings = { shared-little-buildings-around }
haunted-castle-ghosts = { shared-ghosts }
haunted-castle-ghosts-own-points = { shared-ghosts-own-points }
haunted-castle-ghosts-below-zero = { shared-ghosts-below-zero }
haunted-castle-teacher = { shared-teacher }
haunted-castle-fairy = { shared-fairy }
haunted-castle-fairy-without-majority = { shared-fairy-without-majority }
