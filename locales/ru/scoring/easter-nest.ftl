### Draft, not yet reviewed by a native speaker.
### Scoring: easter nest.

scoring-easter-nest = Пасхальное гнездо

easter-nest = За гнездо никто не получает очков.

# Under easter-nest.
easter-nest-you =
    Если гнездо завершаете вы, возьмите { $eggs ->
        [one] { $eggs } пасхальное яйцо
        [few] { $eggs } пасхальных яйца
       *[many] { $eggs } пасхальных яиц
    }.

# Under easter-nest.
easter-nest-around =
    Каждый { meeple } на тайле гнезда и на { $around } { $edition ->
        [c1] тайлах
       *[c2] клетках
    } вокруг него приносит своему владельцу { $eggs ->
        [one] { $eggs } пасхальное яйцо
        [few] { $eggs } пасхальных яйца
       *[many] { $eggs } пасхальных яиц
    }.
