### Draft, not yet reviewed by a native speaker.
### Scoring a monastic building: a cloister or monastery, and what is like one.

scoring-monastic =
    Духовное строение (монахи{ $shrines ->
        [yes] { ", " }еретики
       *[no] { "" }
    })

monastic-kinds = Так подсчитываются очки за каждое из этих строений: { LIST("monastery-like") }.

monastic-challenge = В **состязании** капища с другим духовным строением очки приносит только то, которое завершено первым. Другое не приносит ничего.

monastic-challenge-undecided = Если ни одно строение **состязания** не завершено, подсчитайте очки за каждое.

monastic-tiles = Его тайл и каждый тайл вокруг него

# Under monastic-tiles.
monastic-tiles-around =
    «Вокруг» — это { $around ->
        [one] { $around } клетка
        [few] { $around } клетки
       *[many] { $around } клеток
    } рядом с его тайлом, включая угловые.

monastic-tiles-double-tile = { shared-double-tile }
monastic-tiles-triangular-tile = { shared-triangular-tile }
monastic-tiles-wonder-tile = { shared-wonder-tile }

monastic-hermitage = Если действует тайл подсчёта **«{ monastery-capital } отшельника»**, тайлы с городом не учитываются.

monastic-pilgrims =
    Если действует тайл подсчёта **«Путь паломников»**, посчитайте каждый тайл с дорогой{ $bridges ->
        [yes] { " " }или деревянным мостом
       *[no] { "" }
    } ещё раз.

monastic-wealth = { shared-wealth }

monastic-vineyards = Каждый **виноградник** на тайлах вокруг него

monastic-little-buildings = { shared-little-buildings-around }
monastic-ghosts = { shared-ghosts }
monastic-ghosts-own-points = { shared-ghosts-own-points }
monastic-ghosts-below-zero = { shared-ghosts-below-zero }
monastic-teacher = { shared-teacher }

monastic-darmstadt-church = Если это **дармштадтская церковь**: каждому игроку с большинством { meeples-genitive } на её тайле и тайлах вокруг неё

monastic-darmstadt-church-meeples-apart = { shared-meeples-apart }

monastic-bookbinders = Если строение кому-то принадлежит: каждому игроку, у которого есть { meeple } в **{ quarter }е переплётчиков** Лейпцига

# Under monastic-bookbinders.
monastic-bookbinders-same-turn = Это действует, даже если { meeple } отправлен в Лейпциг в этот же ход.

monastic-ringmaster = { shared-ringmaster }
monastic-ringmaster-without-majority = { shared-ringmaster-without-majority }
monastic-ringmaster-after-feature = { shared-ringmaster-after-feature }

# Under monastic-ringmaster.
monastic-ringmaster-basic = Это относится к строению «{ monastery }», но не к другим духовным строениям.

monastic-fairy = { shared-fairy }
monastic-fairy-without-majority = { shared-fairy-without-majority }
