### Draft, not yet reviewed by a native speaker.
### Scoring: notre dame.

scoring-notre-dame = Чудо: Нотр-Дам

notre-dame =
    Вы ставите { meeple-accusative } на { $edition ->
        [c1] тайл
       *[c2] клетку
    } рядом с одним или несколькими духовными строениями, если чудо выложили вы.

# Under notre-dame.
notre-dame-kinds = Духовные строения — это { LIST("monastery-like") }.

# Under notre-dame.
notre-dame-later = Это приносит очки начиная с хода после того, в котором вы выложили чудо.
