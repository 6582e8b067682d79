### Draft, not yet reviewed by a native speaker.
### Scoring a city: each line of the sum, and the notes under it.

scoring-city = Город (рыцари)

city-citizens-jury = Если действует тайл подсчёта **«Жюри горожан»**, большинство имеет каждый игрок с { meeple-instrumental } в городе, какой бы ни была его { strength }.

# Follows city-citizens-jury.
city-citizens-jury-hills = **Холмы** тогда не важны.

city-gingerbread-man = Если **пряничный человечек** покидает город, каждый игрок с рыцарями в нём получает за каждого из них очки по числу тайлов города.

city-gingerbread-man-triangular-tile = { shared-triangular-tile }
city-gingerbread-man-wonder-tile = { shared-wonder-tile }
city-watchtower-meeples = { shared-watchtower-meeples }
city-watchtower-whose = { shared-meeples-of-anybody }
city-watchtower-castles = { shared-meeples-on-castles }
city-watchtower-double-meeples = { shared-meeples-on-double-tiles }
city-watchtower-meeples-apart = { shared-meeples-apart }
city-watchtower-roads = { shared-watchtower-roads }
city-watchtower-bridges = { shared-watchtower-bridges }
city-watchtower-monasteries = { shared-watchtower-monasteries }
city-watchtower-pennants = { shared-watchtower-pennants }
city-watchtower-cities = { shared-watchtower-cities }
city-watchtower-around = { shared-watchtower-around }
city-watchtower-double-tile = { shared-double-tile }
city-watchtower-triangular-tile = { shared-triangular-tile }
city-watchtower-wonder-tile = { shared-wonder-tile }

city-tiles = Каждый тайл города

city-tiles-triangular-tile = { shared-triangular-tile }
city-tiles-wonder-tile = { shared-wonder-tile }

# Under city-tiles-wonder-tile.
city-tiles-large-wonder-city =
    Большой город на чуде считается за { $edition ->
        [c1] один тайл
       *[c2] { $notre-dame } тайла на **Нотр-Даме**, { $alhambra } на **Альгамбре** и { $circus-maximus } на **Большом цирке**
    }.

city-pennants = Каждый герб в городе

city-one-tile = Если город лежит на одном-единственном тайле **городских ворот**, он стоит столько. Сам тайл тогда не учитывается.

city-slum = Если действует тайл подсчёта **«Плохое соседство»**, тайлы, на которых от города лишь полукруглый край, не учитываются.

# Under city-slum. $cathars, $cathedrals: at least one of them is on the table.
city-slum-changes =
    { $cathars ->
        [yes] { $cathedrals ->
            [yes] **Катары**, **осада**, **осаждающие** и **соборы** эти тайлы тоже
           *[no] **Катары**, **осада** и **осаждающие** эти тайлы тоже
        }
       *[no] **Соборы** эти тайлы тоже
    } не учитывают.

# Under city-slum.
city-slum-leaves = **Маг** по-прежнему учитывает настоящие тайлы.

city-siege-token = Если действует тайл подсчёта **«Осада»**, посчитайте каждый герб ещё раз.

city-two-tiles = Если в городе два тайла, отнимите половину того, что приносят его тайлы и гербы.

city-siege = Если город осаждён (**катары**, **осада**, **осаждающие**), посчитайте каждый тайл и каждый герб на один раз меньше.

# Under city-siege.
city-siege-once = Несколько осад действуют как одна.

city-cathedral = Если в городе есть **собор**, посчитайте каждый тайл и каждый герб ещё раз.

# The same after the game.
city-cathedral-final = Если в городе есть **собор**, его тайлы и гербы ничего не приносят.

# Under city-cathedral.
city-cathedral-once = Несколько соборов действуют как один.

# Under city-cathedral.
city-cathedral-siege = Не отнимайте ничего дважды: осаждённый город с собором не приносит ничего, но никогда не меньше.

city-porxada = Если игрок выбрал бонус **Ла Поршады** и имел рыцаря в городе с Ла Поршадой, когда тот был завершён, для него и этот город считается завершённым: добавьте недостающее.

city-mage = Если в городе стоит **маг**, посчитайте каждый настоящий тайл ещё раз.

# Under city-mage.
city-mage-real-tiles = Никакой тайл подсчёта не меняет числа настоящих тайлов.

city-witch = { shared-witch }
city-wealth = { shared-wealth }
city-poverty = { shared-poverty }
city-poverty-below-zero = { shared-poverty-below-zero }
city-little-buildings = { shared-little-buildings }

city-german-castles = Каждый **немецкий замок** у города

city-bathhouses = { shared-bathhouses }

city-darmstadtium = Если в городе есть **Дармштадтиум**

city-ghosts = { shared-ghosts }
city-ghosts-own-points = { shared-ghosts-own-points }
city-ghosts-below-zero = { shared-ghosts-below-zero }
city-teacher = { shared-teacher }

city-minters = Каждый герб в городе; очки получает игрок, у которого есть { meeple } и здесь, и в **{ quarter }е монетчиков** Лейпцига

# Under city-minters.
city-minters-without-majority = Большинство в городе этому игроку не нужно.

# Under city-minters.
city-minters-same-turn = Это действует, даже если { meeple } отправлен в Лейпциг в этот же ход.

city-ringmaster = { shared-ringmaster }
city-ringmaster-without-majority = { shared-ringmaster-without-majority }
city-ringmaster-after-feature = { shared-ringmaster-after-feature }
city-fairy = { shared-fairy }
city-fairy-without-majority = { shared-fairy-without-majority }
