### Draft, not yet reviewed by a native speaker.
### Scoring a road: each line of the sum, and the notes under it.

scoring-road = Дорога ({ highwaymen })

road-watchtower-meeples = { shared-watchtower-meeples }
road-watchtower-whose = { shared-meeples-of-anybody }
road-watchtower-castles = { shared-meeples-on-castles }
road-watchtower-double-meeples = { shared-meeples-on-double-tiles }
road-watchtower-meeples-apart = { shared-meeples-apart }
road-watchtower-roads = { shared-watchtower-roads }
road-watchtower-bridges = { shared-watchtower-bridges }
road-watchtower-monasteries = { shared-watchtower-monasteries }
road-watchtower-pennants = { shared-watchtower-pennants }
road-watchtower-cities = { shared-watchtower-cities }
road-watchtower-around = { shared-watchtower-around }
road-watchtower-double-tile = { shared-double-tile }
road-watchtower-triangular-tile = { shared-triangular-tile }
road-watchtower-wonder-tile = { shared-wonder-tile }

road-toll = Владелец **заставы** в конце дороги собирает её пошлину: по разу за каждый крестьянский двор, конюшню, сад и изображение разбойников у дороги и трижды за каждую группу путников.

# Under road-toll.
road-toll-number = Пошлина — это число на заставе: { $low } или { $high }.

# Under road-toll.
road-toll-bridges = Для **деревянного моста** то, что изображено на тайле под ним, не учитывается.

# $german-cathedrals: their tiles are counted in the line below.
road-tiles =
    Каждый тайл дороги{ $german-cathedrals ->
        [yes] , кроме тайлов с **немецким собором**
       *[no] { "" }
    }

# Under road-tiles.
road-tiles-leipzig-meeple = Отправленный с дороги в **Лейпциг** { meeple } здесь уже не учитывается. Большинство теперь может быть у другого игрока.

road-tiles-double-tile = { shared-double-tile }
road-tiles-triangular-tile = { shared-triangular-tile }
road-tiles-wonder-tile = { shared-wonder-tile }

# Under road-tiles-wonder-tile.
road-tiles-long-wonder-road =
    Длинная дорога с развилкой на **Нотр-Даме** или **Стоунхендже** считается за { $edition ->
        [c1] один тайл
       *[c2] { $squares ->
            [one] { $squares } тайл
            [few] { $squares } тайла
           *[many] { $squares } тайлов
        }
    }.

# Under road-tiles.
road-tiles-bridge = **Деревянный мост** считается за один тайл. Если на его тайле есть и нарисованная часть той же дороги, вместе они считаются за один тайл.

# Under road-tiles.
road-tiles-tunnel = Тайл с **тоннелем** считается за один тайл.

# Under road-tiles.
road-tiles-labyrinth = Тайл **лабиринта** считается за один тайл. Он соединяет все ведущие к нему дороги в одну.

# Under road-tiles.
road-tiles-ferry = Тайл с **паромом** считается за один тайл, соединяет ли паром две части дороги или дорога заканчивается у озера.

road-tiles-leipzig-road = { shared-leipzig-road }

road-cathedral-segments = Каждый отрезок дороги на тайле **немецкого собора**, по отдельности

road-highway =
    Если действует тайл подсчёта **«Тракт»**, дорога любой длины считается за { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[many] { $tiles } тайлов
    }.

# Under road-highway. $inns, $german-cathedrals: at least one of them is on the table.
road-highway-changes =
    { $inns ->
        [yes] { $german-cathedrals ->
            [yes] **Таверны** и **немецкие соборы** тоже учитывают
           *[no] **Таверны** тоже учитывают
        }
       *[no] **Немецкие соборы** тоже учитывают
    } это число тайлов.

# Under road-highway. $mage, $leipzig: at least one of them is on the table.
road-highway-leaves =
    { $mage ->
        [yes] { $leipzig ->
            [yes] **Маг** и **{ quarter } каретников** по-прежнему учитывают
           *[no] **Маг** по-прежнему учитывает
        }
       *[no] **Квартал каретников** по-прежнему учитывает
    } настоящие тайлы.

road-revolt = Если действует тайл подсчёта **«Крестьянский бунт»**, тайлы с крестьянским двором не учитываются.

road-street-festival =
    Если действует тайл подсчёта **«Уличный праздник»**, посчитайте каждый тайл{ $german-cathedrals ->
        [yes] { " " }и каждый отрезок на **немецком соборе**
       *[no] { "" }
    } ещё раз.

road-german-cathedral = Если дорога ведёт к **немецкому собору**, посчитайте каждый тайл и каждый отрезок на немецком соборе ещё раз.

# Under road-german-cathedral.
road-german-cathedral-once = Несколько немецких соборов действуют как один.

road-inn =
    Если у дороги есть **таверна**, посчитайте каждый тайл{ $german-cathedrals ->
        [yes] { " " }и каждый отрезок на **немецком соборе**
       *[no] { "" }
    } ещё раз.

# The same after the game.
road-inn-final =
    Если у дороги есть **таверна**, её тайлы{ $german-cathedrals ->
        [yes] { " " }и отрезки на **немецком соборе**
       *[no] { "" }
    } ничего не приносят.

# Under road-inn.
road-inn-once = Несколько таверн действуют как одна.

# Under road-inn.
road-inn-bridges = Таверна не действует на **деревянный мост** над её тайлом.

road-wells =
    Каждый **колодец** у дороги{ $inns ->
        [yes] { " " }и ещё раз, если есть и **таверна**
       *[no] { "" }
    }

# The same after the game. $variant-forgiving-inns-and-cathedrals: then inns are ignored.
road-wells-final =
    Каждый **колодец** у дороги{ $inns ->
        [yes] { $variant-forgiving-inns-and-cathedrals ->
            [yes] { "" }
           *[no] , если нет **таверны**
        }
       *[no] { "" }
    }

road-mage = Если на дороге стоит **маг**, посчитайте каждый настоящий тайл ещё раз.

# Under road-mage.
road-mage-real-tiles = Никакой тайл подсчёта не меняет числа настоящих тайлов.

# Under road-mage.
road-mage-german-cathedral = Тайл **немецкого собора** здесь считается за один тайл.

road-witch = { shared-witch }
road-poverty = { shared-poverty }
road-poverty-below-zero = { shared-poverty-below-zero }
road-little-buildings = { shared-little-buildings }

road-german-castles = Каждый **немецкий замок**, у которого заканчивается дорога; один и тот же замок только один раз

road-bathhouses = { shared-bathhouses }

road-signposts = Каждый **указатель**, показывающий верное направление, столько раз, сколько видов таких указателей у дороги

# The same after the game.
road-signposts-final = Каждый **указатель**, показывающий верное направление

# Under road-signposts.
road-signposts-kinds = Видов может быть от { $fewest } до { $most }.

road-labyrinth = Каждый { meeple } в сети дорог у **лабиринта**

road-ghosts = { shared-ghosts }
road-ghosts-own-points = { shared-ghosts-own-points }
road-ghosts-below-zero = { shared-ghosts-below-zero }
road-teacher = { shared-teacher }

road-wainwrights = Каждый настоящий тайл; очки получает игрок с большинством, у которого есть { meeple } в **{ quarter }е каретников** Лейпцига

# Under road-wainwrights.
road-wainwrights-same-turn = Это действует, даже если вы отправили туда { meeple-accusative } в этот же ход, лишь бы у вас осталось большинство на дороге.

road-wainwrights-leipzig-road = { shared-leipzig-road }

# Under road-wainwrights.
road-wainwrights-german-cathedral = Тайл **немецкого собора** здесь считается за один тайл.

road-ringmaster = { shared-ringmaster }
road-ringmaster-without-majority = { shared-ringmaster-without-majority }
road-ringmaster-after-feature = { shared-ringmaster-after-feature }
road-fairy = { shared-fairy }
road-fairy-without-majority = { shared-fairy-without-majority }
