### Draft, not yet reviewed by a native speaker.
### Scoring a haunted castle.

scoring-haunted-castle = Spookslot

haunted-castle-mist = Elke tegel met mist: de eigen tegel en de tegels eromheen

# Under haunted-castle-mist.
haunted-castle-mist-start-tile =
    De starttegel van { $squares } vakken telt als { $edition ->
        [c1] één tegel
       *[c2] { $squares } tegels
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
