### Draft, not yet reviewed by a native speaker.
### Scoring a haunted castle.

scoring-haunted-castle = Château hanté

haunted-castle-mist = Chaque tuile qui a du brouillard : la sienne et celles qui l’entourent

# Under haunted-castle-mist.
haunted-castle-mist-start-tile =
    La tuile de départ de { $squares } cases compte pour { $edition ->
        [c1] une tuile
       *[c2] { $squares } tuiles
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
