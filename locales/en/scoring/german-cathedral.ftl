### Scoring a German cathedral: the sum of its roads.

scoring-german-cathedral = German cathedral (archbishop)

german-cathedral-roads = Count all roads that lead to it. A road that both begins and ends at it counts once.

german-cathedral-cathedral-segments = Each part of these roads on **German cathedral** tiles, counted one by one

german-cathedral-tiles = Each other tile of these roads

german-cathedral-tiles-double-tile = { shared-double-tile }
german-cathedral-tiles-triangular-tile = { shared-triangular-tile }
german-cathedral-tiles-wonder-tile = { shared-wonder-tile }
german-cathedral-tiles-bridge = { road-tiles-bridge }
german-cathedral-tiles-tunnel = { road-tiles-tunnel }
german-cathedral-tiles-labyrinth = { road-tiles-labyrinth }
german-cathedral-tiles-ferry = { road-tiles-ferry }
german-cathedral-tiles-leipzig-road = { shared-leipzig-road }

german-cathedral-inn = Count each tile and each part of a road with an **inn** once more.

# The same after the game.
german-cathedral-inn-final = The tiles and parts of a road with an **inn** bring nothing.

# Under german-cathedral-inn.
german-cathedral-inn-once = Several inns at one road count like one.

german-cathedral-inn-bridges = { road-inn-bridges }

german-cathedral-wells =
    Each **well** at a road{ $inns ->
        [yes] { " " }without an **inn**, and twice each well at a road with one
       *[no] { "" }
    }

# The same after the game. $variant-forgiving-inns-and-cathedrals: then inns are ignored.
german-cathedral-wells-final =
    Each **well** at a road{ $inns ->
        [yes] { $variant-forgiving-inns-and-cathedrals ->
            [yes] { "" }
           *[no] { " " }without an **inn**
        }
       *[no] { "" }
    }

german-cathedral-little-buildings = Each **little building** on its tile and on the tiles of its roads

german-cathedral-ghosts = { shared-ghosts }
german-cathedral-ghosts-own-points = { shared-ghosts-own-points }
german-cathedral-ghosts-below-zero = { shared-ghosts-below-zero }
german-cathedral-teacher = { shared-teacher }
german-cathedral-fairy = { shared-fairy }
german-cathedral-fairy-without-majority = { shared-fairy-without-majority }
