### Draft, not yet reviewed by a native speaker.
### Scoring: abbot return.

scoring-abbot-return = Возвращение аббата

abbot-return = Его тайл и каждый тайл вокруг него

# Under abbot-return.
abbot-return-around =
    «Вокруг» — это { $around ->
        [one] { $around } клетка
        [few] { $around } клетки
       *[many] { $around } клеток
    } рядом с его тайлом, включая угловые.

abbot-return-double-tile = { shared-double-tile }
abbot-return-triangular-tile = { shared-triangular-tile }
abbot-return-wonder-tile = { shared-wonder-tile }

# Under abbot-return.
abbot-return-surrounded = Нельзя вернуть аббата, который окружён со всех сторон: тогда объект завершён, и вы подсчитываете очки за него.

# Under abbot-return. $vineyards, $little-buildings: at least one of them is on the table.
abbot-return-ignored =
    { $vineyards ->
        [yes] { $little-buildings ->
            [yes] **Виноградники** и **маленькие постройки**
           *[no] **Виноградники**
        }
       *[no] **Маленькие постройки**
    } здесь ничего не приносят, потому что вы получаете очки за аббата, а не за объект.

# Under abbot-return.
abbot-return-fairy = **Фея** здесь ничего не приносит.

# Under abbot-return.
abbot-return-challenge = **Состязание**, в котором участвовал аббат, заканчивается.
