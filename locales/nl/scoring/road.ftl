### Draft, not yet reviewed by a native speaker.
### Scoring a road: each line of the sum, and the notes under it.

scoring-road = Weg ({ highwaymen })

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

road-toll = Wie aan het einde van de weg een **tolhuis** heeft, int de tol ervan: één keer voor elke hoeve, elke stal, elke tuin en elke afbeelding van { highwaymen } aan de weg, drie keer voor elke groep reizigers.

# Under road-toll.
road-toll-number = De tol is het getal op het tolhuis: { $low } of { $high }.

# Under road-toll.
road-toll-bridges = Wat op een tegel staat afgebeeld, telt niet voor een **houten brug** eroverheen.

# $german-cathedrals: their tiles are counted in the line below.
road-tiles =
    Elke tegel van de weg{ $german-cathedrals ->
        [yes] { ", " }behalve tegels met een **Duitse kathedraal**
       *[no] { "" }
    }

# Under road-tiles.
road-tiles-leipzig-meeple = Een { meeple } die van de weg naar **Leipzig** is gestuurd, telt hier niet meer mee. Misschien heeft nu iemand anders de meerderheid.

road-tiles-double-tile = { shared-double-tile }
road-tiles-triangular-tile = { shared-triangular-tile }
road-tiles-wonder-tile = { shared-wonder-tile }

# Under road-tiles-wonder-tile.
road-tiles-long-wonder-road =
    De lange weg met splitsing op **Notre-Dame** of **Stonehenge** telt als { $edition ->
        [c1] één tegel
       *[c2] { $squares } tegels
    }.

# Under road-tiles.
road-tiles-bridge = Een **houten brug** telt als één tegel. Staat er op die tegel ook een gedrukt deel van dezelfde weg, dan tellen ze samen als één tegel.

# Under road-tiles.
road-tiles-tunnel = Een **tunneltegel** telt als één tegel.

# Under road-tiles.
road-tiles-labyrinth = Een **doolhoftegel** telt als één tegel. Hij verbindt alle wegen die ernaartoe lopen tot één weg.

# Under road-tiles.
road-tiles-ferry = Een tegel met een **veerboot** telt als één tegel, of de veerboot nu twee wegdelen verbindt of dat de weg bij het meer eindigt.

road-tiles-leipzig-road = { shared-leipzig-road }

road-cathedral-segments = Elk deel van de weg op een tegel met een **Duitse kathedraal**, apart geteld

road-highway = Is de tellingtegel **Snelweg** actief, dan telt de weg als { $tiles } tegels, hoe lang hij ook is.

# Under road-highway. $inns, $german-cathedrals: at least one of them is on the table.
road-highway-changes =
    Dit aantal tegels geldt ook voor { $inns ->
        [yes] { $german-cathedrals ->
            [yes] **herbergen** en **Duitse kathedralen**
           *[no] **herbergen**
        }
       *[no] **Duitse kathedralen**
    }.

# Under road-highway. $mage, $leipzig: at least one of them is on the table.
road-highway-leaves =
    Bij { $mage ->
        [yes] { $leipzig ->
            [yes] de **tovenaar** en de **{ quarter } van de wagenmakers**
           *[no] de **tovenaar**
        }
       *[no] de **{ quarter } van de wagenmakers**
    } tellen nog steeds de echte tegels.

road-revolt = Is de tellingtegel **Boerenopstand** actief, dan tellen tegels met een hoeve niet mee.

road-street-festival =
    Is de tellingtegel **Straatfestival** actief, tel dan elke tegel{ $german-cathedrals ->
        [yes] { " " }en elk wegdeel op een **Duitse kathedraal**
       *[no] { "" }
    } nog een keer.

road-german-cathedral = Loopt de weg naar een **Duitse kathedraal**, tel dan elke tegel en elk wegdeel op een Duitse kathedraal nog een keer.

# Under road-german-cathedral.
road-german-cathedral-once = Meerdere Duitse kathedralen tellen als één.

road-inn =
    Ligt er een **herberg** aan de weg, tel dan elke tegel{ $german-cathedrals ->
        [yes] { " " }en elk wegdeel op een **Duitse kathedraal**
       *[no] { "" }
    } nog een keer.

# The same after the game.
road-inn-final =
    Ligt er een **herberg** aan de weg, dan leveren de tegels{ $german-cathedrals ->
        [yes] { " " }en de wegdelen op een **Duitse kathedraal**
       *[no] { "" }
    } niets op.

# Under road-inn.
road-inn-once = Meerdere herbergen tellen als één.

# Under road-inn.
road-inn-bridges = Een herberg heeft geen invloed op een **houten brug** over de tegel.

road-wells =
    Elke **waterput** aan de weg{ $inns ->
        [yes] { ", " }en nog een keer als er ook een **herberg** ligt
       *[no] { "" }
    }

# The same after the game. $variant-forgiving-inns-and-cathedrals: then inns are ignored.
road-wells-final =
    Elke **waterput** aan de weg{ $inns ->
        [yes] { $variant-forgiving-inns-and-cathedrals ->
            [yes] { "" }
           *[no] { ", " }als er geen **herberg** ligt
        }
       *[no] { "" }
    }

road-mage = Staat de **tovenaar** op de weg, tel dan elke echte tegel nog een keer.

# Under road-mage.
road-mage-real-tiles = Tellingtegels veranderen niets aan het aantal echte tegels.

# Under road-mage.
road-mage-german-cathedral = Een tegel met een **Duitse kathedraal** telt hier als één tegel.

road-witch = { shared-witch }
road-poverty = { shared-poverty }
road-poverty-below-zero = { shared-poverty-below-zero }
road-little-buildings = { shared-little-buildings }

road-german-castles = Elke **Duitse burcht** waar de weg eindigt; dezelfde burcht maar één keer

road-bathhouses = { shared-bathhouses }

road-signposts = Elke **wegwijzer** die de goede kant op wijst, zo vaak als er soorten van zulke wegwijzers aan de weg staan

# The same after the game.
road-signposts-final = Elke **wegwijzer** die de goede kant op wijst

# Under road-signposts.
road-signposts-kinds = Dat kunnen { $fewest } tot { $most } soorten zijn.

road-labyrinth = Elke { meeple } op het wegennet van een **doolhof**

road-ghosts = { shared-ghosts }
road-ghosts-own-points = { shared-ghosts-own-points }
road-ghosts-below-zero = { shared-ghosts-below-zero }
road-teacher = { shared-teacher }

road-wainwrights = Elke echte tegel, voor een speler met de meerderheid die een { meeple } in de **{ quarter } van de wagenmakers** in Leipzig heeft

# Under road-wainwrights.
road-wainwrights-same-turn = Dat geldt ook als je de { meeple } er pas in deze beurt naartoe hebt gestuurd, mits je op de weg nog de meerderheid hebt.

road-wainwrights-leipzig-road = { shared-leipzig-road }

# Under road-wainwrights.
road-wainwrights-german-cathedral = Een tegel met een **Duitse kathedraal** telt hier als één tegel.

road-ringmaster = { shared-ringmaster }
road-ringmaster-without-majority = { shared-ringmaster-without-majority }
road-ringmaster-after-feature = { shared-ringmaster-after-feature }
road-fairy = { shared-fairy }
road-fairy-without-majority = { shared-fairy-without-majority }
