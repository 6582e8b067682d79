### Draft, not yet reviewed by a native speaker.
### Scoring: sentences that stand under several features. Each row or note there refers to one of these.
### “Its” and “here” mean the feature under whose heading the sentence stands.

## How tiles of unusual size are counted

# German castles and the tiles of Leipzig take up two squares.
shared-double-tile =
    { $edition ->
        [c1] Тайл из двух клеток считается за один тайл.
       *[c2] Каждая половина тайла из двух клеток считается за один тайл.
    }

shared-triangular-tile =
    { $edition ->
        [c1] Каждый треугольный тайл (**половинка**) считается за один тайл.
       *[c2] Клетка с одним или двумя треугольными тайлами (**половинками**) считается за один тайл.
    }

shared-wonder-tile =
    { $edition ->
        [c1] Тайл **чуда** считается за один тайл.
       *[c2] Каждая клетка тайла **чуда** считается за один тайл.
    }

# C2 and C3 are the two editions that “new edition” stands for. $squares (number): of the tile.
shared-leipzig-road =
    { $edition ->
        [c1] Длинная дорога на тайле **Лейпцига** считается за один тайл.
       *[c2] Длинная дорога на тайле **Лейпцига** считается за один тайл в издании C2 и за { $squares ->
            [one] { $squares } тайл
            [few] { $squares } тайла
           *[many] { $squares } тайлов
        } в издании C3.
    }

## Which meeples are counted

shared-meeples-of-anybody = Не важно, чьи это { meeples }.

# “These tiles” are a tile and those around it.
shared-meeples-on-castles = Учитывайте и { meeples-accusative } в **замках**, которые заходят на эти тайлы.

shared-meeples-on-double-tiles = Учитывайте всех { meeples-accusative } на обычных объектах тайла из двух клеток, даже если рядом лишь одна из них.

shared-meeples-apart = Не учитывайте { meeples-accusative } { LIST("meeples-apart") }.

# The list “meeples-apart”. Used in shared-meeples-apart.
meeples-apart-count = в **городе Каркассон**
meeples-apart-wheel-of-fortune = на **Колесе Фортуны**
meeples-apart-leipzig = в **городе Лейпциг**

## Watchtowers

# A watchtower shows what it counts.
shared-watchtower-meeples = Каждый, чей { meeple } стоит у **сторожевой башни** со значком «{ meeple }», считает { meeples-accusative } вокруг неё.

shared-watchtower-roads = Каждый, чей { meeple } стоит у **сторожевой башни** со значком дороги, считает вокруг неё тайлы с дорогой.

shared-watchtower-monasteries = Каждый, чей { meeple } стоит у **сторожевой башни** со значком монастыря, считает духовные строения вокруг неё ({ LIST("monastery-like") }).

shared-watchtower-pennants = Каждый, чей { meeple } стоит у **сторожевой башни** со значком герба, считает гербы вокруг неё.

shared-watchtower-cities = Каждый, чей { meeple } стоит у **сторожевой башни** со значком города, считает вокруг неё тайлы с городом.

shared-watchtower-bridges = **Деревянный мост** считается дорогой.

# $around (number).
shared-watchtower-around =
    «Вокруг» — это тайл с башней и { $around ->
        [one] { $around } { $edition ->
            [c1] тайл
           *[c2] клетка
        }
        [few] { $around } { $edition ->
            [c1] тайла
           *[c2] клетки
        }
       *[many] { $around } { $edition ->
            [c1] тайлов
           *[c2] клеток
        }
    } рядом с ним, включая угловые.

## Lines of the sum

shared-witch = Если здесь стоит **ведьма**, остаётся только половина набранных к этому моменту очков, с округлением вверх.

shared-wealth = Если действует тайл подсчёта **«Богатство»**, прибавьте эти очки.

shared-poverty = Если действует тайл подсчёта **«Бедность»**, отнимите эти очки.

shared-poverty-below-zero = Объект может стоить меньше нуля.

shared-little-buildings = Каждая **маленькая постройка** на тайлах объекта

shared-little-buildings-around = Каждая **маленькая постройка** на тайле объекта и тайлах вокруг него

shared-bathhouses = Число на каждой **бане** объекта

shared-pig =
    Если у игрока, который здесь получает очки, на этом { farm } есть **свинья**, каждый завершённый город{ $castles ->
        [yes] { " " }и каждый замок
       *[no] { "" }
    } для него считается ещё раз.

shared-pig-herd =
    Если на этом { farm } есть **стадо свиней**, каждый завершённый город{ $castles ->
        [yes] { " " }и каждый замок
       *[no] { "" }
    } считается ещё раз.

shared-pig-herd-once = Несколько стад свиней действуют как одно.

shared-field-siege =
    Каждый осаждённый город (**катары**, **осада**, **осаждающие**) учитывается дважды{ $pig ->
        [yes] { $pig-herd ->
            [yes] , вместе с тем, что за него приносят свинья и стадо свиней
           *[no] , вместе с тем, что за него приносит свинья
        }
       *[no] { $pig-herd ->
            [yes] , вместе с тем, что за него приносит стадо свиней
           *[no] { "" }
        }
    }.

# $count, $leipzig: at least one of them is on the table.
shared-counted-cities =
    { $count ->
        [yes] { $leipzig ->
            [yes] **Город Каркассон** и **город Лейпциг** считаются завершёнными городами, каждый за один.
           *[no] **Город Каркассон** считается завершённым городом.
        }
       *[no] **Город Лейпциг** считается завершённым городом.
    }

shared-castle-no-city =
    { $edition ->
        [c1] Городок, превращённый
       *[c2] Маленький город, превращённый
    } в **замок**, завершённым городом не считается.

## What each player receives or loses

shared-ghosts = Каждый **призрак** рядом с { meeples-instrumental } самого игрока на этом объекте

shared-ghosts-own-points = Это вычитается из очков каждого игрока с большинством. Стоимость объекта не меняется. Игроки без большинства ничего не теряют.

shared-ghosts-below-zero = Игрок может получить меньше нуля очков. Но ни одна { scoring-figure } не отступает дальше нуля.

shared-teacher = Столько же, сколько стоит объект; очки получает игрок с **учителем**

# $circus, $acrobats: at least one of them is on the table.
shared-ringmaster =
    Каждый { $circus ->
        [yes] { $acrobats ->
            [yes] тайл цирка или акробатов
           *[no] тайл цирка
        }
       *[no] тайл акробатов
    } под **директором цирка** на этом объекте и вокруг него; очки получает владелец директора

shared-ringmaster-without-majority = Владелец получает их, даже если за сам объект не получил ничего.

shared-ringmaster-after-feature = Сначала подсчитайте очки за объект, затем за директора цирка.

shared-fairy = За **фею** рядом с { meeple-instrumental } на этом объекте; очки получает владелец этого { meeple-genitive }

shared-fairy-without-majority = Большинство владельцу не нужно.

shared-may-fall-below-zero = У вас может стать меньше нуля очков.
