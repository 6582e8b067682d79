### Draft, not yet reviewed by a native speaker.
### Scoring a haunted castle.

scoring-haunted-castle = Strašidelný zámek

haunted-castle-mist = Každá kartička s mlhou: jeho kartička a kartičky kolem ní

# Under haunted-castle-mist.
haunted-castle-mist-start-tile =
    Počáteční kartička z { $squares ->
        [one] { $squares } políčka
        [few] { $squares } políček
       *[other] { $squares } políček
    } se počítá jako { $edition ->
        [c1] jedna kartička
       *[c2] { $squares ->
            [one] { $squares } kartička
            [few] { $squares } kartičky
           *[other] { $squares } kartiček
        }
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
