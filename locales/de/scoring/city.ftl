### Draft, not yet reviewed by a native speaker.
### Scoring a city: each line of the sum, and the notes under it.

scoring-city = Stadt (Ritter)

city-citizens-jury = Ist das Wertungsplättchen **Bürgergericht** aktiv, haben alle Spieler mit einem { meeple } in der Stadt die Mehrheit, ganz gleich, wie hoch { strength-theirs } ist.

# Follows city-citizens-jury.
city-citizens-jury-hills = **Hügel** spielen dann keine Rolle.

city-gingerbread-man = Verlässt der **Lebkuchenmann** die Stadt, erhält jeder Spieler mit Rittern darin Punkte für ihre Plättchen, einmal für jeden seiner Ritter.

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

city-tiles = Jedes Plättchen der Stadt

city-tiles-triangular-tile = { shared-triangular-tile }
city-tiles-wonder-tile = { shared-wonder-tile }

# Under city-tiles-wonder-tile.
city-tiles-large-wonder-city =
    Die große Stadt auf einem Wunder zählt { $edition ->
        [c1] als ein Plättchen
       *[c2] auf **Notre-Dame** als { $notre-dame }, auf **Alhambra** als { $alhambra } und auf **Circus Maximus** als { $circus-maximus } Plättchen
    }.

city-pennants = Jedes { coat-of-arms } in der Stadt

city-one-tile = Liegt die Stadt auf einem einzigen Plättchen der **Stadttore**, ist sie so viel wert; ihr Plättchen zählt nicht.

city-slum = Ist das Wertungsplättchen **Schlechte Gegend** aktiv, zählen Plättchen nicht, auf denen die Stadt nur ein halbrunder Rand ist.

# Under city-slum. $cathars, $cathedrals: at least one of them is on the table.
city-slum-changes =
    Auch für { $cathars ->
        [yes] { $cathedrals ->
            [yes] **Katharer**, **Belagerung**, **Belagerer** und **Kathedralen**
           *[no] **Katharer**, **Belagerung** und **Belagerer**
        }
       *[no] **Kathedralen**
    } zählen diese Plättchen nicht.

# Under city-slum.
city-slum-leaves = Für den **Magier** zählen weiterhin die tatsächlichen Plättchen.

city-siege-token = Ist das Wertungsplättchen **Belagerung** aktiv, zähle jedes { coat-of-arms } noch einmal.

city-two-tiles = Hat die Stadt zwei Plättchen, ziehe die Hälfte von dem ab, was ihre Plättchen und { coats-of-arms } bringen.

city-siege = Wird die Stadt belagert (**Katharer**, **Belagerung**, **Belagerer**), zähle jedes Plättchen und jedes { coat-of-arms } einmal weniger.

# Under city-siege.
city-siege-once = Mehrere Belagerungen zählen wie eine.

city-cathedral = Steht in der Stadt eine **Kathedrale**, zähle jedes Plättchen und jedes { coat-of-arms } noch einmal.

# The same after the game.
city-cathedral-final = Steht in der Stadt eine **Kathedrale**, bringen ihre Plättchen und { coats-of-arms } nichts.

# Under city-cathedral.
city-cathedral-once = Mehrere Kathedralen zählen wie eine.

# Under city-cathedral.
city-cathedral-siege = Ziehe nichts doppelt ab: Eine belagerte Stadt mit Kathedrale bringt nichts, aber nie weniger.

city-porxada = Hat ein Spieler den Bonus von **La Porxada** gewählt und hatte er beim Abschluss ihrer Stadt einen Ritter darin, werte die unfertige Stadt für ihn wie eine abgeschlossene: Zähle dazu, was fehlt.

city-mage = Steht der **Magier** in der Stadt, zähle jedes tatsächliche Plättchen noch einmal.

# Under city-mage.
city-mage-real-tiles = Kein Wertungsplättchen ändert die Zahl der tatsächlichen Plättchen.

city-witch = { shared-witch }
city-wealth = { shared-wealth }
city-poverty = { shared-poverty }
city-poverty-below-zero = { shared-poverty-below-zero }
city-little-buildings = { shared-little-buildings }

city-german-castles = Jede **deutsche Burg** an der Stadt

city-bathhouses = { shared-bathhouses }

city-darmstadtium = Das **Darmstadtium**, wenn es in der Stadt steht

city-ghosts = { shared-ghosts }
city-ghosts-own-points = { shared-ghosts-own-points }
city-ghosts-below-zero = { shared-ghosts-below-zero }
city-teacher = { shared-teacher }

city-minters = Jedes { coat-of-arms } in der Stadt, für einen Spieler mit einem { meeple } hier und einem im **{ quarter } der Münzer** in Leipzig

# Under city-minters.
city-minters-without-majority = Die Mehrheit in der Stadt braucht der Spieler nicht.

# Under city-minters.
city-minters-same-turn = Das gilt auch, wenn der { meeple } erst in diesem Zug nach Leipzig geschickt wurde.

city-ringmaster = { shared-ringmaster }
city-ringmaster-without-majority = { shared-ringmaster-without-majority }
city-ringmaster-after-feature = { shared-ringmaster-after-feature }
city-fairy = { shared-fairy }
city-fairy-without-majority = { shared-fairy-without-majority }
