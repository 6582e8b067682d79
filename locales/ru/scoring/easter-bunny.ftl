### Draft, not yet reviewed by a native speaker.
### Scoring: easter bunny.

scoring-easter-bunny = Пасхальный кролик

easter-bunny = За путь кролика никто не получает очков.

# Under easter-bunny.
easter-bunny-eggs =
    Каждый { meeple } на тайле, на который прыгает **пасхальный кролик**, приносит своему владельцу { $eggs ->
        [one] { $eggs } пасхальное яйцо
        [few] { $eggs } пасхальных яйца
       *[many] { $eggs } пасхальных яиц
    }.
