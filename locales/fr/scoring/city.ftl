### Draft, not yet reviewed by a native speaker.
### Scoring a city: each line of the sum, and the notes under it.

scoring-city = Ville (chevaliers)

city-citizens-jury = Si la tuile d’évaluation **Jury citoyen** est active, chaque joueur qui a un { meeple } dans la ville a la majorité, quelle que soit sa { strength }.

# Follows city-citizens-jury.
city-citizens-jury-hills = Les **collines** n’ont alors pas d’importance.

city-gingerbread-man = Si le **bonhomme en pain d’épices** quitte la ville, chaque joueur qui y a des chevaliers marque les tuiles de la ville pour chacun d’eux.

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

city-tiles = Chaque tuile de la ville

city-tiles-triangular-tile = { shared-triangular-tile }
city-tiles-wonder-tile = { shared-wonder-tile }

# Under city-tiles-wonder-tile.
city-tiles-large-wonder-city =
    La grande ville d’une merveille compte pour { $edition ->
        [c1] une tuile
       *[c2] { $notre-dame } tuiles sur **Notre-Dame**, { $alhambra } sur l’**Alhambra**, { $circus-maximus } sur le **Circus Maximus**
    }.

city-pennants = Chaque { coat-of-arms } de la ville

city-one-tile = Si la ville tient sur une seule tuile des **Portes de la ville**, voici ce qu’elle vaut ; sa tuile ne compte pas.

city-slum = Si la tuile d’évaluation **Mauvais voisinage** est active, les tuiles où la ville n’est qu’un bord en demi-cercle ne comptent pas.

# Under city-slum. $cathars, $cathedrals: at least one of them is on the table.
city-slum-changes =
    Ces tuiles ne comptent pas non plus pour { $cathars ->
        [yes] { $cathedrals ->
            [yes] les **Cathares**, le **Siège**, les **Assiégeants** et les **cathédrales**
           *[no] les **Cathares**, le **Siège** et les **Assiégeants**
        }
       *[no] les **cathédrales**
    }.

# Under city-slum.
city-slum-leaves = Le **mage** compte toujours les tuiles réelles.

city-siege-token = Si la tuile d’évaluation **Siège** est active, comptez chaque { coat-of-arms } une fois de plus.

city-two-tiles = Si la ville a deux tuiles, retirez la moitié de ce que rapportent ses tuiles et ses { coats-of-arms }.

city-siege = Si la ville est assiégée (**Cathares**, **Siège**, **Assiégeants**), comptez chaque tuile et chaque { coat-of-arms } une fois de moins.

# Under city-siege.
city-siege-once = Plusieurs sièges comptent comme un seul.

city-cathedral = S’il y a une **cathédrale** dans la ville, comptez chaque tuile et chaque { coat-of-arms } une fois de plus.

# The same after the game.
city-cathedral-final = S’il y a une **cathédrale** dans la ville, ses tuiles et ses { coats-of-arms } ne rapportent rien.

# Under city-cathedral.
city-cathedral-once = Plusieurs cathédrales comptent comme une seule.

# Under city-cathedral.
city-cathedral-siege = Ne retirez rien deux fois : une ville assiégée avec une cathédrale ne rapporte rien, jamais moins.

city-porxada = Si un joueur a choisi le bonus de **La Porxada** et avait un chevalier dans la ville de La Porxada quand elle a été complétée, comptez pour lui cette ville-ci comme complétée : ajoutez ce qui manque.

city-mage = Si le **mage** est dans la ville, comptez chaque tuile réelle une fois de plus.

# Under city-mage.
city-mage-real-tiles = Aucune tuile d’évaluation ne change le nombre de tuiles réelles.

city-witch = { shared-witch }
city-wealth = { shared-wealth }
city-poverty = { shared-poverty }
city-poverty-below-zero = { shared-poverty-below-zero }
city-little-buildings = { shared-little-buildings }

city-german-castles = Chaque **château allemand** au bord de la ville

city-bathhouses = { shared-bathhouses }

city-darmstadtium = Si le **Darmstadtium** est dans la ville

city-ghosts = { shared-ghosts }
city-ghosts-own-points = { shared-ghosts-own-points }
city-ghosts-below-zero = { shared-ghosts-below-zero }
city-teacher = { shared-teacher }

city-minters = Chaque { coat-of-arms } de la ville, pour un joueur qui a un { meeple } ici et un autre dans le **{ quarter } des monnayeurs** de Leipzig

# Under city-minters.
city-minters-without-majority = Ce joueur n’a pas besoin de la majorité dans la ville.

# Under city-minters.
city-minters-same-turn = C’est le cas même si le { meeple } a été envoyé à Leipzig pendant ce tour.

city-ringmaster = { shared-ringmaster }
city-ringmaster-without-majority = { shared-ringmaster-without-majority }
city-ringmaster-after-feature = { shared-ringmaster-after-feature }
city-fairy = { shared-fairy }
city-fairy-without-majority = { shared-fairy-without-majority }
