### Draft, not yet reviewed by a native speaker.
### Scoring a haunted castle.

scoring-haunted-castle = Замок с призраками

haunted-castle-mist = Каждый тайл с туманом: его тайл и тайлы вокруг него

# Under haunted-castle-mist.
haunted-castle-mist-start-tile =
    Стартовый тайл из { $squares ->
        [one] { $squares } клетки
        [few] { $squares } клеток
       *[many] { $squares } клеток
    } считается за { $edition ->
        [c1] один тайл
       *[c2] { $squares ->
            [one] { $squares } тайл
            [few] { $squares } тайла
           *[many] { $squares } тайлов
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
