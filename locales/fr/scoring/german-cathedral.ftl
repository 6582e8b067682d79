### Draft, not yet reviewed by a native speaker.
### Scoring a German cathedral: the sum of its roads.

scoring-german-cathedral = Cathédrale allemande (archevêque)

german-cathedral-roads = Comptez toutes les routes qui y mènent. Une route qui y commence et y finit compte une fois.

german-cathedral-cathedral-segments = Chaque tronçon de ces routes sur les tuiles de **cathédrales allemandes**, compté un par un

german-cathedral-tiles = Chaque autre tuile de ces routes

german-cathedral-tiles-double-tile = { shared-double-tile }
german-cathedral-tiles-triangular-tile = { shared-triangular-tile }
german-cathedral-tiles-wonder-tile = { shared-wonder-tile }
german-cathedral-tiles-bridge = { road-tiles-bridge }
german-cathedral-tiles-tunnel = { road-tiles-tunnel }
german-cathedral-tiles-labyrinth = { road-tiles-labyrinth }
german-cathedral-tiles-ferry = { road-tiles-ferry }
german-cathedral-tiles-leipzig-road = { shared-leipzig-road }

german-cathedral-inn = Comptez une fois de plus chaque tuile et chaque tronçon d’une route qui a une **auberge**.

# The same after the game.
german-cathedral-inn-final = Les tuiles et les tronçons d’une route qui a une **auberge** ne rapportent rien.

# Under german-cathedral-inn.
german-cathedral-inn-once = Plusieurs auberges au bord d’une route comptent comme une seule.

german-cathedral-inn-bridges = { road-inn-bridges }

german-cathedral-wells =
    Chaque **puits** au bord d’une route{ $inns ->
        [yes] { " " }sans **auberge**, et deux fois chaque puits au bord d’une route qui en a une
       *[no] { "" }
    }

# The same after the game. $variant-forgiving-inns-and-cathedrals: then inns are ignored.
german-cathedral-wells-final =
    Chaque **puits** au bord d’une route{ $inns ->
        [yes] { $variant-forgiving-inns-and-cathedrals ->
            [yes] { "" }
           *[no] { " " }sans **auberge**
        }
       *[no] { "" }
    }

german-cathedral-little-buildings = Chaque **petit bâtiment** sur sa tuile et sur les tuiles de ses routes

german-cathedral-ghosts = { shared-ghosts }
german-cathedral-ghosts-own-points = { shared-ghosts-own-points }
german-cathedral-ghosts-below-zero = { shared-ghosts-below-zero }
german-cathedral-teacher = { shared-teacher }
german-cathedral-fairy = { shared-fairy }
german-cathedral-fairy-without-majority = { shared-fairy-without-majority }
