### Draft, not yet reviewed by a native speaker.
### Scoring a haunted castle.

scoring-haunted-castle = Spukschloss

haunted-castle-mist = Jedes Plättchen mit Nebel: sein eigenes Plättchen und die Plättchen ringsum

# Under haunted-castle-mist.
haunted-castle-mist-start-tile =
    Das Startplättchen aus { $squares } Quadraten zählt als { $edition ->
        [c1] ein Plättchen
       *[c2] { $squares } Plättchen
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
