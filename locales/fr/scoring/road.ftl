### Draft, not yet reviewed by a native speaker.
### Scoring a road: each line of the sum, and the notes under it.

scoring-road = Route ({ highwaymen })

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

road-toll = Le propriétaire d’un **poste de péage** au bout de la route perçoit son péage : une fois pour chaque ferme, écurie, jardin et image de { highwaymen } au bord de la route, trois fois pour chaque groupe de voyageurs.

# Under road-toll.
road-toll-number = Le péage est le nombre inscrit sur le poste : { $low } ou { $high }.

# Under road-toll.
road-toll-bridges = Ce que montre une tuile ne compte pas pour un **pont en bois** qui passe au-dessus.

# $german-cathedrals: their tiles are counted in the line below.
road-tiles =
    Chaque tuile de la route{ $german-cathedrals ->
        [yes] , sauf celles d’une **cathédrale allemande**
       *[no] { "" }
    }

# Under road-tiles.
road-tiles-leipzig-meeple = Un { meeple } envoyé de la route à **Leipzig** ne compte plus ici. Un autre joueur peut avoir la majorité maintenant.

road-tiles-double-tile = { shared-double-tile }
road-tiles-triangular-tile = { shared-triangular-tile }
road-tiles-wonder-tile = { shared-wonder-tile }

# Under road-tiles-wonder-tile.
road-tiles-long-wonder-road =
    La longue route à bifurcation de **Notre-Dame** ou de **Stonehenge** compte pour { $edition ->
        [c1] une tuile
       *[c2] { $squares } tuiles
    }.

# Under road-tiles.
road-tiles-bridge = Un **pont en bois** compte pour une tuile. Si une partie imprimée de la même route se trouve sur sa tuile, les deux comptent ensemble pour une tuile.

# Under road-tiles.
road-tiles-tunnel = Une tuile **Tunnel** compte pour une tuile.

# Under road-tiles.
road-tiles-labyrinth = Une tuile **Labyrinthe** compte pour une tuile. Elle réunit toutes les routes qui y mènent en une seule.

# Under road-tiles.
road-tiles-ferry = Une tuile **Bac** compte pour une tuile, que le bac relie deux parties de la route ou que la route finisse au lac.

road-tiles-leipzig-road = { shared-leipzig-road }

road-cathedral-segments = Chaque tronçon de la route sur une tuile de **cathédrale allemande**, compté un par un

road-highway = Si la tuile d’évaluation **Grand-route** est active, la route compte pour { $tiles } tuiles, quelle que soit sa longueur.

# Under road-highway. $inns, $german-cathedrals: at least one of them is on the table.
road-highway-changes =
    { $inns ->
        [yes] { $german-cathedrals ->
            [yes] Les **auberges** et les **cathédrales allemandes** comptent
           *[no] Les **auberges** comptent
        }
       *[no] Les **cathédrales allemandes** comptent
    } aussi ce nombre de tuiles.

# Under road-highway. $mage, $leipzig: at least one of them is on the table.
road-highway-leaves =
    { $mage ->
        [yes] { $leipzig ->
            [yes] Le **mage** et le **{ quarter } des charrons** comptent
           *[no] Le **mage** compte
        }
       *[no] Le **{ quarter } des charrons** compte
    } toujours les tuiles réelles.

road-revolt = Si la tuile d’évaluation **Révolte paysanne** est active, les tuiles qui montrent une ferme ne comptent pas.

road-street-festival =
    Si la tuile d’évaluation **Fête de rue** est active, comptez une fois de plus chaque tuile{ $german-cathedrals ->
        [yes] { " " }et chaque tronçon sur une **cathédrale allemande**
       *[no] { "" }
    }.

road-german-cathedral = Si la route mène à une **cathédrale allemande**, comptez une fois de plus chaque tuile et chaque tronçon sur une cathédrale allemande.

# Under road-german-cathedral.
road-german-cathedral-once = Plusieurs cathédrales allemandes comptent comme une seule.

road-inn =
    S’il y a une **auberge** au bord de la route, comptez une fois de plus chaque tuile{ $german-cathedrals ->
        [yes] { " " }et chaque tronçon sur une **cathédrale allemande**
       *[no] { "" }
    }.

# The same after the game.
road-inn-final =
    S’il y a une **auberge** au bord de la route, ses tuiles{ $german-cathedrals ->
        [yes] { " " }et ses tronçons sur une **cathédrale allemande**
       *[no] { "" }
    } ne rapportent rien.

# Under road-inn.
road-inn-once = Plusieurs auberges comptent comme une seule.

# Under road-inn.
road-inn-bridges = Une auberge n’a pas d’effet sur un **pont en bois** qui passe au-dessus de sa tuile.

road-wells =
    Chaque **puits** au bord de la route{ $inns ->
        [yes] , et une fois de plus s’il y a aussi une **auberge**
       *[no] { "" }
    }

# The same after the game. $variant-forgiving-inns-and-cathedrals: then inns are ignored.
road-wells-final =
    Chaque **puits** au bord de la route{ $inns ->
        [yes] { $variant-forgiving-inns-and-cathedrals ->
            [yes] { "" }
           *[no] , s’il n’y a pas d’**auberge**
        }
       *[no] { "" }
    }

road-mage = Si le **mage** est sur la route, comptez chaque tuile réelle une fois de plus.

# Under road-mage.
road-mage-real-tiles = Aucune tuile d’évaluation ne change le nombre de tuiles réelles.

# Under road-mage.
road-mage-german-cathedral = Une tuile de **cathédrale allemande** compte ici pour une tuile.

road-witch = { shared-witch }
road-poverty = { shared-poverty }
road-poverty-below-zero = { shared-poverty-below-zero }
road-little-buildings = { shared-little-buildings }

road-german-castles = Chaque **château allemand** où finit la route ; un même château une seule fois

road-bathhouses = { shared-bathhouses }

road-signposts = Chaque **panneau** qui indique la bonne direction, autant de fois qu’il y a de sortes de ces panneaux au bord de la route

# The same after the game.
road-signposts-final = Chaque **panneau** qui indique la bonne direction

# Under road-signposts.
road-signposts-kinds = Il peut y avoir de { $fewest } à { $most } sortes.

road-labyrinth = Chaque { meeple } du réseau de routes d’un **labyrinthe**

road-ghosts = { shared-ghosts }
road-ghosts-own-points = { shared-ghosts-own-points }
road-ghosts-below-zero = { shared-ghosts-below-zero }
road-teacher = { shared-teacher }

road-wainwrights = Chaque tuile réelle, pour un joueur qui a la majorité et un { meeple } dans le **{ quarter } des charrons** de Leipzig

# Under road-wainwrights.
road-wainwrights-same-turn = C’est le cas même si vous y avez envoyé le { meeple } pendant ce tour, tant que vous gardez la majorité sur la route.

road-wainwrights-leipzig-road = { shared-leipzig-road }

# Under road-wainwrights.
road-wainwrights-german-cathedral = Une tuile de **cathédrale allemande** compte ici pour une tuile.

road-ringmaster = { shared-ringmaster }
road-ringmaster-without-majority = { shared-ringmaster-without-majority }
road-ringmaster-after-feature = { shared-ringmaster-after-feature }
road-fairy = { shared-fairy }
road-fairy-without-majority = { shared-fairy-without-majority }
