### Scoring a city: each line of the sum, and the notes under it.

scoring-city = City (knights)

city-citizens-jury = If the scoring tile **Citizen’s Jury** is active, every player with a { meeple } in the city has the majority, whatever their { strength }.

# Follows city-citizens-jury.
city-citizens-jury-hills = **Hills** do not matter then.

city-gingerbread-man = Each player with knights in the city scores its tiles for each of them, if the **gingerbread man** leaves it.

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

city-tiles = Each tile of the city

city-tiles-triangular-tile = { shared-triangular-tile }
city-tiles-wonder-tile = { shared-wonder-tile }

# Under city-tiles-wonder-tile.
city-tiles-large-wonder-city =
    The large city on a wonder counts as { $edition ->
        [c1] one tile
       *[c2] { $notre-dame } tiles on **Notre-Dame**, { $alhambra } on **Alhambra**, { $circus-maximus } on **Circus Maximus**
    }.

city-pennants = Each { coat-of-arms } in the city

city-one-tile = If the city lies on one single tile of the **City Gates**, this is what it is worth; its tile does not count.

city-slum = If the scoring tile **Bad Neighbourhood** is active, tiles on which the city is only a half-round edge do not count.

# Under city-slum. $cathars, $cathedrals: at least one of them is on the table.
city-slum-changes =
    { $cathars ->
        [yes] { $cathedrals ->
            [yes] **Cathars**, **Siege**, **Besiegers** and **cathedrals** do
           *[no] **Cathars**, **Siege** and **Besiegers** do
        }
       *[no] **Cathedrals** do
    } not count these tiles either.

# Under city-slum.
city-slum-leaves = The **mage** still counts the real tiles.

city-siege-token = If the scoring tile **Siege** is active, count each { coat-of-arms } once more.

city-two-tiles = If the city has two tiles, take off half of what its tiles and { coats-of-arms } bring.

city-siege = If the city is besieged (**Cathars**, **Siege**, **Besiegers**), count each tile and each { coat-of-arms } once less.

# Under city-siege.
city-siege-once = Several sieges count like one.

city-cathedral = If there is a **cathedral** in the city, count each tile and each { coat-of-arms } once more.

# The same after the game.
city-cathedral-final = If there is a **cathedral** in the city, its tiles and { coats-of-arms } bring nothing.

# Under city-cathedral.
city-cathedral-once = Several cathedrals count like one.

# Under city-cathedral.
city-cathedral-siege = Take nothing off twice: a besieged city with a cathedral brings nothing, never less.

city-porxada = For a player who chose the bonus of **La Porxada** and had a knight in its city when it was completed, count this city as completed: add what is missing.

city-mage = If the **mage** stands in the city, count each real tile once more.

# Under city-mage.
city-mage-real-tiles = No scoring tile changes the number of real tiles.

city-witch = { shared-witch }
city-wealth = { shared-wealth }
city-poverty = { shared-poverty }
city-poverty-below-zero = { shared-poverty-below-zero }
city-little-buildings = { shared-little-buildings }

city-german-castles = Each **German castle** at the city

city-bathhouses = { shared-bathhouses }

city-darmstadtium = If the **Darmstadtium** is in the city

city-ghosts = { shared-ghosts }
city-ghosts-own-points = { shared-ghosts-own-points }
city-ghosts-below-zero = { shared-ghosts-below-zero }
city-teacher = { shared-teacher }

city-minters = Each { coat-of-arms } in the city, for a player with a { meeple } here and one in the **minters’ { quarter }** of Leipzig

# Under city-minters.
city-minters-without-majority = The player does not need the majority in the city.

# Under city-minters.
city-minters-same-turn = This is so even if the { meeple } was sent to Leipzig in this turn.

city-ringmaster = { shared-ringmaster }
city-ringmaster-without-majority = { shared-ringmaster-without-majority }
city-ringmaster-after-feature = { shared-ringmaster-after-feature }
city-fairy = { shared-fairy }
city-fairy-without-majority = { shared-fairy-without-majority }
