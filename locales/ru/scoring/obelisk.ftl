### Draft, not yet reviewed by a native speaker.
### Scoring an obelisk (fan expansion).

scoring-obelisk = Обелиск

obelisk-owner = Эти очки получает только владелец **обелиска**.

obelisk-spaces =
    { $own ->
        [one] { $own } его клетка
        [few] { $own } его клетки
       *[many] { $own } его клеток
    } и { $around ->
        [one] { $around } клетка
        [few] { $around } клетки
       *[many] { $around } клеток
    } вокруг них

# The same after the game.
obelisk-spaces-final = Каждый тайл на { $own } его клетках и на { $around } клетках вокруг них

obelisk-little-buildings = { shared-little-buildings-around }

obelisk-hans-statue = Если там стоит **статуэтка Ганса**, посчитайте всё это ещё раз.
