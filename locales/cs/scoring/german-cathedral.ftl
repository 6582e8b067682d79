### Draft, not yet reviewed by a native speaker.
### Scoring a German cathedral: the sum of its roads.

scoring-german-cathedral = Německá katedrála (arcibiskup)

german-cathedral-roads = Počítají se všechny cesty, které k ní vedou. Cesta, která u ní začíná i končí, se počítá jednou.

german-cathedral-cathedral-segments = Každý úsek těchto cest na kartičkách **německých katedrál**, jednotlivě

german-cathedral-tiles = Každá další kartička těchto cest

german-cathedral-tiles-double-tile = { shared-double-tile }
german-cathedral-tiles-triangular-tile = { shared-triangular-tile }
german-cathedral-tiles-wonder-tile = { shared-wonder-tile }
german-cathedral-tiles-bridge = { road-tiles-bridge }
german-cathedral-tiles-tunnel = { road-tiles-tunnel }
german-cathedral-tiles-labyrinth = { road-tiles-labyrinth }
german-cathedral-tiles-ferry = { road-tiles-ferry }
german-cathedral-tiles-leipzig-road = { shared-leipzig-road }

german-cathedral-inn = Každou kartičku a každý úsek cesty s **hostincem** započítej ještě jednou.

# The same after the game.
german-cathedral-inn-final = Kartičky a úseky cesty s **hostincem** nic nepřinášejí.

# Under german-cathedral-inn.
german-cathedral-inn-once = Více hostinců u jedné cesty platí jako jeden.

german-cathedral-inn-bridges = { road-inn-bridges }

german-cathedral-wells =
    Každá **studna** u cesty{ $inns ->
        [yes] { " " }bez **hostince** a dvakrát každá studna u cesty s hostincem
       *[no] { "" }
    }

# The same after the game. $variant-forgiving-inns-and-cathedrals: then inns are ignored.
german-cathedral-wells-final =
    Každá **studna** u cesty{ $inns ->
        [yes] { $variant-forgiving-inns-and-cathedrals ->
            [yes] { "" }
           *[no] { " " }bez **hostince**
        }
       *[no] { "" }
    }

german-cathedral-little-buildings = Každá **malá stavba** na její kartičce a na kartičkách jejích cest

german-cathedral-ghosts = { shared-ghosts }
german-cathedral-ghosts-own-points = { shared-ghosts-own-points }
german-cathedral-ghosts-below-zero = { shared-ghosts-below-zero }
german-cathedral-teacher = { shared-teacher }
german-cathedral-fairy = { shared-fairy }
german-cathedral-fairy-without-majority = { shared-fairy-without-majority }
