### Draft, not yet reviewed by a native speaker.
### Scoring a German cathedral: the sum of its roads.

scoring-german-cathedral = Duitse kathedraal (aartsbisschop)

german-cathedral-roads = Tel alle wegen die ernaartoe lopen. Een weg die er zowel begint als eindigt, telt één keer.

german-cathedral-cathedral-segments = Elk deel van deze wegen op tegels met een **Duitse kathedraal**, apart geteld

german-cathedral-tiles = Elke andere tegel van deze wegen

german-cathedral-tiles-double-tile = { shared-double-tile }
german-cathedral-tiles-triangular-tile = { shared-triangular-tile }
german-cathedral-tiles-wonder-tile = { shared-wonder-tile }
german-cathedral-tiles-bridge = { road-tiles-bridge }
german-cathedral-tiles-tunnel = { road-tiles-tunnel }
german-cathedral-tiles-labyrinth = { road-tiles-labyrinth }
german-cathedral-tiles-ferry = { road-tiles-ferry }
german-cathedral-tiles-leipzig-road = { shared-leipzig-road }

german-cathedral-inn = Tel elke tegel en elk wegdeel van een weg met een **herberg** nog een keer.

# The same after the game.
german-cathedral-inn-final = De tegels en wegdelen van een weg met een **herberg** leveren niets op.

# Under german-cathedral-inn.
german-cathedral-inn-once = Meerdere herbergen aan één weg tellen als één.

german-cathedral-inn-bridges = { road-inn-bridges }

german-cathedral-wells =
    Elke **waterput** aan een weg{ $inns ->
        [yes] { " " }zonder **herberg**, en dubbel elke waterput aan een weg met herberg
       *[no] { "" }
    }

# The same after the game. $variant-forgiving-inns-and-cathedrals: then inns are ignored.
german-cathedral-wells-final =
    Elke **waterput** aan een weg{ $inns ->
        [yes] { $variant-forgiving-inns-and-cathedrals ->
            [yes] { "" }
           *[no] { " " }zonder **herberg**
        }
       *[no] { "" }
    }

german-cathedral-little-buildings = Elk **klein gebouw** op de eigen tegel en op de tegels van de wegen

german-cathedral-ghosts = { shared-ghosts }
german-cathedral-ghosts-own-points = { shared-ghosts-own-points }
german-cathedral-ghosts-below-zero = { shared-ghosts-below-zero }
german-cathedral-teacher = { shared-teacher }
german-cathedral-fairy = { shared-fairy }
german-cathedral-fairy-without-majority = { shared-fairy-without-majority }
