### Draft, not yet reviewed by a native speaker.
### Scoring a German castle.

scoring-german-castle = Немецкий замок

german-castle-tiles =
    { $own ->
        [one] { $own } его клетка
        [few] { $own } его клетки
       *[many] { $own } его клеток
    } и каждый тайл вокруг них

# Under german-castle-tiles.
german-castle-tiles-around =
    «Вокруг» — это { $around ->
        [one] { $around } клетка
        [few] { $around } клетки
       *[many] { $around } клеток
    } рядом с его клетками, включая угловые.

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
