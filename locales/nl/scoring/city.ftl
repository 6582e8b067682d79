### Draft, not yet reviewed by a native speaker.
### Scoring a city: each line of the sum, and the notes under it.

scoring-city = Stad (ridders)

city-citizens-jury = Is de tellingtegel **Burgergerecht** actief, dan heeft elke speler met een { meeple } in de stad de meerderheid, wat de { strength } ook is.

# Follows city-citizens-jury.
city-citizens-jury-hills = **Heuvels** doen er dan niet toe.

city-gingerbread-man = Verlaat het **peperkoekmannetje** de stad, dan telt elke speler met ridders erin de tegels van de stad voor elk van die ridders.

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

city-tiles = Elke tegel van de stad

city-tiles-triangular-tile = { shared-triangular-tile }
city-tiles-wonder-tile = { shared-wonder-tile }

# Under city-tiles-wonder-tile.
city-tiles-large-wonder-city =
    De grote stad op een wonder telt als { $edition ->
        [c1] één tegel
       *[c2] { $notre-dame } tegels op **Notre-Dame**, { $alhambra } op **Alhambra**, { $circus-maximus } op **Circus Maximus**
    }.

city-pennants = Elk { coat-of-arms } in de stad

city-one-tile = Ligt de stad op één enkele tegel van de **Stadspoorten**, dan is dit de waarde; de tegel zelf telt niet mee.

city-slum = Is de tellingtegel **Slechte Buurt** actief, dan tellen tegels waarop de stad alleen een halfronde rand is niet mee.

# Under city-slum. $cathars, $cathedrals: at least one of them is on the table.
city-slum-changes =
    Ook { $cathars ->
        [yes] { $cathedrals ->
            [yes] bij **Katharen**, **Beleg**, **Belegeraars** en **kathedralen**
           *[no] bij **Katharen**, **Beleg** en **Belegeraars**
        }
       *[no] bij **kathedralen**
    } tellen deze tegels niet mee.

# Under city-slum.
city-slum-leaves = De **tovenaar** telt nog steeds de echte tegels.

city-siege-token = Is de tellingtegel **Beleg** actief, tel dan elk { coat-of-arms } nog een keer.

city-two-tiles = Heeft de stad maar twee tegels, trek dan de helft af van wat de tegels en { coats-of-arms } opleveren.

city-siege = Is de stad belegerd (**Katharen**, **Beleg**, **Belegeraars**), tel dan elke tegel en elk { coat-of-arms } één keer minder.

# Under city-siege.
city-siege-once = Meerdere belegeringen tellen als één.

city-cathedral = Staat er een **kathedraal** in de stad, tel dan elke tegel en elk { coat-of-arms } nog een keer.

# The same after the game.
city-cathedral-final = Staat er een **kathedraal** in de stad, dan leveren de tegels en { coats-of-arms } ervan niets op.

# Under city-cathedral.
city-cathedral-once = Meerdere kathedralen tellen als één.

# Under city-cathedral.
city-cathedral-siege = Trek niets dubbel af: een belegerde stad met een kathedraal levert niets op, nooit minder.

city-porxada = Heeft een speler de bonus van **La Porxada** gekozen en had die een ridder in de stad van La Porxada toen die werd afgebouwd, tel deze stad voor die speler dan als afgebouwd: tel erbij wat er ontbreekt.

city-mage = Staat de **tovenaar** in de stad, tel dan elke echte tegel nog een keer.

# Under city-mage.
city-mage-real-tiles = Tellingtegels veranderen niets aan het aantal echte tegels.

city-witch = { shared-witch }
city-wealth = { shared-wealth }
city-poverty = { shared-poverty }
city-poverty-below-zero = { shared-poverty-below-zero }
city-little-buildings = { shared-little-buildings }

city-german-castles = Elke **Duitse burcht** aan de stad

city-bathhouses = { shared-bathhouses }

city-darmstadtium = Als het **Darmstadtium** in de stad staat

city-ghosts = { shared-ghosts }
city-ghosts-own-points = { shared-ghosts-own-points }
city-ghosts-below-zero = { shared-ghosts-below-zero }
city-teacher = { shared-teacher }

city-minters = Elk { coat-of-arms } in de stad, voor een speler met een { meeple } hier en een in de **{ quarter } van de munters** in Leipzig

# Under city-minters.
city-minters-without-majority = De speler hoeft in de stad niet de meerderheid te hebben.

# Under city-minters.
city-minters-same-turn = Dat geldt ook als de { meeple } pas in deze beurt naar Leipzig is gestuurd.

city-ringmaster = { shared-ringmaster }
city-ringmaster-without-majority = { shared-ringmaster-without-majority }
city-ringmaster-after-feature = { shared-ringmaster-after-feature }
city-fairy = { shared-fairy }
city-fairy-without-majority = { shared-fairy-without-majority }
