### Draft, not yet reviewed by a native speaker.
### Scoring a German cathedral: the sum of its roads.

scoring-german-cathedral = Немецкий собор (архиепископ)

german-cathedral-roads = Учитываются все дороги, которые к нему ведут. Дорога, которая у него и начинается, и заканчивается, учитывается один раз.

german-cathedral-cathedral-segments = Каждый отрезок этих дорог на тайлах **немецких соборов**, по отдельности

german-cathedral-tiles = Каждый другой тайл этих дорог

german-cathedral-tiles-double-tile = { shared-double-tile }
german-cathedral-tiles-triangular-tile = { shared-triangular-tile }
german-cathedral-tiles-wonder-tile = { shared-wonder-tile }
german-cathedral-tiles-bridge = { road-tiles-bridge }
german-cathedral-tiles-tunnel = { road-tiles-tunnel }
german-cathedral-tiles-labyrinth = { road-tiles-labyrinth }
german-cathedral-tiles-ferry = { road-tiles-ferry }
german-cathedral-tiles-leipzig-road = { shared-leipzig-road }

german-cathedral-inn = Каждый тайл и каждый отрезок дороги с **таверной** посчитайте ещё раз.

# The same after the game.
german-cathedral-inn-final = Тайлы и отрезки дороги с **таверной** ничего не приносят.

# Under german-cathedral-inn.
german-cathedral-inn-once = Несколько таверн у одной дороги действуют как одна.

german-cathedral-inn-bridges = { road-inn-bridges }

german-cathedral-wells =
    Каждый **колодец** у дороги{ $inns ->
        [yes] { " " }без **таверны** и дважды каждый колодец у дороги с таверной
       *[no] { "" }
    }

# The same after the game. $variant-forgiving-inns-and-cathedrals: then inns are ignored.
german-cathedral-wells-final =
    Каждый **колодец** у дороги{ $inns ->
        [yes] { $variant-forgiving-inns-and-cathedrals ->
            [yes] { "" }
           *[no] { " " }без **таверны**
        }
       *[no] { "" }
    }

german-cathedral-little-buildings = Каждая **маленькая постройка** на его тайле и на тайлах его дорог

german-cathedral-ghosts = { shared-ghosts }
german-cathedral-ghosts-own-points = { shared-ghosts-own-points }
german-cathedral-ghosts-below-zero = { shared-ghosts-below-zero }
german-cathedral-teacher = { shared-teacher }
german-cathedral-fairy = { shared-fairy }
german-cathedral-fairy-without-majority = { shared-fairy-without-majority }
