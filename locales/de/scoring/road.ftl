### Draft, not yet reviewed by a native speaker.
### Scoring a road: each line of the sum, and the notes under it.

scoring-road = Straße ({ highwaymen })

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

road-toll = Wem ein **Zollhaus** am Ende der Straße gehört, der kassiert dessen Zoll: einmal für jeden Bauernhof, jeden Stall, jeden Garten und jedes Bild von { highwaymen-dative } an der Straße, dreimal für jede Reisegruppe.

# Under road-toll.
road-toll-number = Der Zoll ist die Zahl auf dem Zollhaus: { $low } oder { $high }.

# Under road-toll.
road-toll-bridges = Was ein Plättchen zeigt, zählt nicht für eine **Holzbrücke** darüber.

# $german-cathedrals: their tiles are counted in the line below.
road-tiles =
    Jedes Plättchen der Straße{ $german-cathedrals ->
        [yes] { ", " }außer Plättchen mit **deutscher Kathedrale**
       *[no] { "" }
    }

# Under road-tiles.
road-tiles-leipzig-meeple = Ein { meeple }, der von der Straße nach **Leipzig** geschickt wurde, zählt hier nicht mehr. Vielleicht hat jetzt ein anderer die Mehrheit.

road-tiles-double-tile = { shared-double-tile }
road-tiles-triangular-tile = { shared-triangular-tile }
road-tiles-wonder-tile = { shared-wonder-tile }

# Under road-tiles-wonder-tile.
road-tiles-long-wonder-road =
    Die lange, verzweigte Straße auf **Notre-Dame** oder **Stonehenge** zählt als { $edition ->
        [c1] ein Plättchen
       *[c2] { $squares } Plättchen
    }.

# Under road-tiles.
road-tiles-bridge = Eine **Holzbrücke** zählt als ein Plättchen. Liegt auf ihrem Plättchen auch ein gedrucktes Stück derselben Straße, zählt beides zusammen als ein Plättchen.

# Under road-tiles.
road-tiles-tunnel = Ein Plättchen mit **Tunnel** zählt als ein Plättchen.

# Under road-tiles.
road-tiles-labyrinth = Ein Plättchen mit **Labyrinth** zählt als ein Plättchen. Es verbindet alle Straßen, die zu ihm führen, zu einer einzigen.

# Under road-tiles.
road-tiles-ferry = Ein Plättchen mit **Fähre** zählt als ein Plättchen, ganz gleich, ob die Fähre zwei Teile der Straße verbindet oder die Straße am See endet.

road-tiles-leipzig-road = { shared-leipzig-road }

road-cathedral-segments = Jeder Abschnitt der Straße auf einem Plättchen mit **deutscher Kathedrale**, einzeln gezählt

road-highway = Ist das Wertungsplättchen **Heerstraße** aktiv, zählt die Straße als { $tiles } Plättchen, ganz gleich, wie lang sie ist.

# Under road-highway. $inns, $german-cathedrals: at least one of them is on the table.
road-highway-changes =
    Auch für { $inns ->
        [yes] { $german-cathedrals ->
            [yes] **Wirtshäuser** und **deutsche Kathedralen**
           *[no] **Wirtshäuser**
        }
       *[no] **deutsche Kathedralen**
    } gilt diese Zahl von Plättchen.

# Under road-highway. $mage, $leipzig: at least one of them is on the table.
road-highway-leaves =
    Für { $mage ->
        [yes] { $leipzig ->
            [yes] den **Magier** und das **{ quarter } der Stellmacher**
           *[no] den **Magier**
        }
       *[no] das **{ quarter } der Stellmacher**
    } zählen weiterhin die tatsächlichen Plättchen.

road-revolt = Ist das Wertungsplättchen **Bauernaufstand** aktiv, zählen Plättchen mit Bauernhof nicht.

road-street-festival =
    Ist das Wertungsplättchen **Straßenfest** aktiv, zähle jedes Plättchen{ $german-cathedrals ->
        [yes] { " " }und jeden Abschnitt auf einer **deutschen Kathedrale**
       *[no] { "" }
    } noch einmal.

road-german-cathedral = Führt die Straße zu einer **deutschen Kathedrale**, zähle jedes Plättchen und jeden Abschnitt auf einer deutschen Kathedrale noch einmal.

# Under road-german-cathedral.
road-german-cathedral-once = Mehrere deutsche Kathedralen zählen wie eine.

road-inn =
    Liegt an der Straße ein **Wirtshaus**, zähle jedes Plättchen{ $german-cathedrals ->
        [yes] { " " }und jeden Abschnitt auf einer **deutschen Kathedrale**
       *[no] { "" }
    } noch einmal.

# The same after the game.
road-inn-final =
    Liegt an der Straße ein **Wirtshaus**, bringen ihre Plättchen{ $german-cathedrals ->
        [yes] { " " }und ihre Abschnitte auf einer **deutschen Kathedrale**
       *[no] { "" }
    } nichts.

# Under road-inn.
road-inn-once = Mehrere Wirtshäuser zählen wie eines.

# Under road-inn.
road-inn-bridges = Ein Wirtshaus wirkt nicht auf eine **Holzbrücke** über seinem Plättchen.

road-wells =
    Jeder **Brunnen** an der Straße{ $inns ->
        [yes] { ", " }und noch einmal, wenn dort auch ein **Wirtshaus** liegt
       *[no] { "" }
    }

# The same after the game. $variant-forgiving-inns-and-cathedrals: then inns are ignored.
road-wells-final =
    Jeder **Brunnen** an der Straße{ $inns ->
        [yes] { $variant-forgiving-inns-and-cathedrals ->
            [yes] { "" }
           *[no] { ", " }wenn dort kein **Wirtshaus** liegt
        }
       *[no] { "" }
    }

road-mage = Steht der **Magier** auf der Straße, zähle jedes tatsächliche Plättchen noch einmal.

# Under road-mage.
road-mage-real-tiles = Kein Wertungsplättchen ändert die Zahl der tatsächlichen Plättchen.

# Under road-mage.
road-mage-german-cathedral = Ein Plättchen mit **deutscher Kathedrale** zählt hier als ein Plättchen.

road-witch = { shared-witch }
road-poverty = { shared-poverty }
road-poverty-below-zero = { shared-poverty-below-zero }
road-little-buildings = { shared-little-buildings }

road-german-castles = Jede **deutsche Burg**, an der die Straße endet; dieselbe Burg nur einmal

road-bathhouses = { shared-bathhouses }

road-signposts = Jeder **Wegweiser**, der richtig zeigt, so oft, wie es an der Straße Sorten solcher Wegweiser gibt

# The same after the game.
road-signposts-final = Jeder **Wegweiser**, der richtig zeigt

# Under road-signposts.
road-signposts-kinds = Es kann { $fewest } bis { $most } Sorten geben.

road-labyrinth = Jeder { meeple } auf dem Straßennetz an einem **Labyrinth**

road-ghosts = { shared-ghosts }
road-ghosts-own-points = { shared-ghosts-own-points }
road-ghosts-below-zero = { shared-ghosts-below-zero }
road-teacher = { shared-teacher }

road-wainwrights = Jedes tatsächliche Plättchen, für einen Spieler mit der Mehrheit, der einen { meeple } im **{ quarter } der Stellmacher** in Leipzig hat

# Under road-wainwrights.
road-wainwrights-same-turn = Das gilt auch, wenn du den { meeple } erst in diesem Zug dorthin geschickt hast, sofern du auf der Straße noch die Mehrheit hast.

road-wainwrights-leipzig-road = { shared-leipzig-road }

# Under road-wainwrights.
road-wainwrights-german-cathedral = Ein Plättchen mit **deutscher Kathedrale** zählt hier als ein Plättchen.

road-ringmaster = { shared-ringmaster }
road-ringmaster-without-majority = { shared-ringmaster-without-majority }
road-ringmaster-after-feature = { shared-ringmaster-after-feature }
road-fairy = { shared-fairy }
road-fairy-without-majority = { shared-fairy-without-majority }
