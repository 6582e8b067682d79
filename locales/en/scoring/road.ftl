### Scoring a road: each line of the sum, and the notes under it.

scoring-road = Road ({ highwaymen })

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

road-toll = Whoever owns a **tollhouse** at the end of the road collects its toll: once for each farmhouse, stable, garden and picture of { highwaymen } at the road, three times for each group of travellers.

# Under road-toll.
road-toll-number = The toll is the number on the tollhouse: { $low } or { $high }.

# Under road-toll.
road-toll-bridges = What a tile shows does not count for a **wooden bridge** over it.

# $german-cathedrals: their tiles are counted in the line below.
road-tiles =
    Each tile of the road{ $german-cathedrals ->
        [yes] { ", " }except tiles with a **German cathedral**
       *[no] { "" }
    }

# Under road-tiles.
road-tiles-leipzig-meeple = A { meeple } that was sent from the road to **Leipzig** no longer counts here. Someone else may have the majority now.

road-tiles-double-tile = { shared-double-tile }
road-tiles-triangular-tile = { shared-triangular-tile }
road-tiles-wonder-tile = { shared-wonder-tile }

# Under road-tiles-wonder-tile.
road-tiles-long-wonder-road =
    The long forked road on **Notre-Dame** or **Stonehenge** counts as { $edition ->
        [c1] one tile
       *[c2] { $squares } tiles
    }.

# Under road-tiles.
road-tiles-bridge = A **wooden bridge** counts as one tile. If a printed part of the same road lies on its tile, both count as one tile together.

# Under road-tiles.
road-tiles-tunnel = A **tunnel** tile counts as one tile.

# Under road-tiles.
road-tiles-labyrinth = A **labyrinth** tile counts as one tile. It joins all roads that lead to it into one road.

# Under road-tiles.
road-tiles-ferry = A **ferry** tile counts as one tile, whether the ferry joins two parts of the road or the road ends at the lake.

road-tiles-leipzig-road = { shared-leipzig-road }

road-cathedral-segments = Each part of the road on a **German cathedral** tile, counted one by one

road-highway = If the scoring tile **Highway** is active, the road counts as { $tiles } tiles, whatever its length.

# Under road-highway. $inns, $german-cathedrals: at least one of them is on the table.
road-highway-changes =
    { $inns ->
        [yes] { $german-cathedrals ->
            [yes] **Inns** and **German cathedrals** count
           *[no] **Inns** count
        }
       *[no] **German cathedrals** count
    } this number of tiles too.

# Under road-highway. $mage, $leipzig: at least one of them is on the table.
road-highway-leaves =
    { $mage ->
        [yes] { $leipzig ->
            [yes] The **mage** and the **wainwrights’ { quarter }** still count
           *[no] The **mage** still counts
        }
       *[no] The **wainwrights’ { quarter }** still counts
    } the real tiles.

road-revolt = If the scoring tile **Peasants’ Revolt** is active, tiles with a farmhouse do not count.

road-street-festival =
    If the scoring tile **Street Festival** is active, count each tile{ $german-cathedrals ->
        [yes] { " " }and each part on a **German cathedral**
       *[no] { "" }
    } once more.

road-german-cathedral = If the road leads to a **German cathedral**, count each tile and each part on a German cathedral once more.

# Under road-german-cathedral.
road-german-cathedral-once = Several German cathedrals count like one.

road-inn =
    If there is an **inn** at the road, count each tile{ $german-cathedrals ->
        [yes] { " " }and each part on a **German cathedral**
       *[no] { "" }
    } once more.

# The same after the game.
road-inn-final =
    If there is an **inn** at the road, its tiles{ $german-cathedrals ->
        [yes] { " " }and its parts on a **German cathedral**
       *[no] { "" }
    } bring nothing.

# Under road-inn.
road-inn-once = Several inns count like one.

# Under road-inn.
road-inn-bridges = An inn has no effect on a **wooden bridge** over its tile.

road-wells =
    Each **well** at the road{ $inns ->
        [yes] { ", " }and once more if there is an **inn** too
       *[no] { "" }
    }

# The same after the game. $variant-forgiving-inns-and-cathedrals: then inns are ignored.
road-wells-final =
    Each **well** at the road{ $inns ->
        [yes] { $variant-forgiving-inns-and-cathedrals ->
            [yes] { "" }
           *[no] { ", " }if there is no **inn**
        }
       *[no] { "" }
    }

road-mage = If the **mage** stands on the road, count each real tile once more.

# Under road-mage.
road-mage-real-tiles = No scoring tile changes the number of real tiles.

# Under road-mage.
road-mage-german-cathedral = A **German cathedral** tile counts as one tile here.

road-witch = { shared-witch }
road-poverty = { shared-poverty }
road-poverty-below-zero = { shared-poverty-below-zero }
road-little-buildings = { shared-little-buildings }

road-german-castles = Each **German castle** at which the road ends; the same castle only once

road-bathhouses = { shared-bathhouses }

road-signposts = Each **signpost** that points the right way, as often as there are kinds of such signposts at the road

# The same after the game.
road-signposts-final = Each **signpost** that points the right way

# Under road-signposts.
road-signposts-kinds = There can be { $fewest } to { $most } kinds.

road-labyrinth = Each { meeple } on the network of roads at a **labyrinth**

road-ghosts = { shared-ghosts }
road-ghosts-own-points = { shared-ghosts-own-points }
road-ghosts-below-zero = { shared-ghosts-below-zero }
road-teacher = { shared-teacher }

road-wainwrights = Each real tile, for a player with the majority who has a { meeple } in the **wainwrights’ { quarter }** of Leipzig

# Under road-wainwrights.
road-wainwrights-same-turn = This is so even if you sent the { meeple } there in this turn, as long as you still have the majority on the road.

road-wainwrights-leipzig-road = { shared-leipzig-road }

# Under road-wainwrights.
road-wainwrights-german-cathedral = A **German cathedral** tile counts as one tile here.

road-ringmaster = { shared-ringmaster }
road-ringmaster-without-majority = { shared-ringmaster-without-majority }
road-ringmaster-after-feature = { shared-ringmaster-after-feature }
road-fairy = { shared-fairy }
road-fairy-without-majority = { shared-fairy-without-majority }
