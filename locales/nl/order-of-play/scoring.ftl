### Draft, not yet reviewed by a native speaker.
### Order of play, phase 3: completed features and the tile are scored.

## Step 3A: which features are completed, and who has the majority.

# The ways to complete features follow as a list.
find-completed-features = Zoek alle projecten die in deze beurt zijn afgebouwd:

# The list “completing-placements”: what can complete a feature. Used in completed-by-placing.
completing-placements-tile = een tegel
completing-placements-abbey = een **abdij**
completing-placements-halfling = een **halfje**
completing-placements-german-castle = een **Duitse burcht**
completing-placements-wonder = een **wondertegel**

# Under find-completed-features. The kinds of feature follow as a list.
completed-by-placing = Deze projecten, als ze zijn afgebouwd met { LIST("completing-placements") }:
# Under completed-by-placing, like the kinds of feature that follow.
completed-road = Een weg
completed-city = Een stad
# The kinds of building follow as a list.
completed-monastic = Een kloosterachtig gebouw:
completed-monastery = Een { monastery }
completed-abbey = Een abdij
completed-shrine = Een cultusplaats
# A monk must stand on it; so with the two below.
completed-german-monastery = Een Duits { monastery } met een monnik
completed-dutch-belgian-monastery = Een Nederlands of Belgisch { monastery } met een monnik
completed-japanese-building = Een Japans gebouw met een monnik
completed-darmstadt-church = Een kerk in Darmstadt
completed-baba-yaga = De hut van Baba Yaga
completed-garden = Een tuin
completed-german-castle = Een Duitse burcht, maar niet als een andere Duitse burcht hem heeft afgebouwd
completed-german-cathedral = Een Duitse kathedraal
completed-haunted-castle = Een spookslot
completed-cemetery = Een kerkhof
completed-easter-nest = Een paasnest
completed-fortune-teller-tent = Een waarzeggerstent

# Under find-completed-features, like the ways that follow. $german-cathedrals: their roads count too.
completed-by-bridge =
    Een weg{ $german-cathedrals ->
        [yes] { " " }of Duitse kathedraal
       *[no] { "" }
    } die je hebt afgebouwd door een **brug** te bouwen
completed-by-tunnel =
    Een weg{ $german-cathedrals ->
        [yes] { " " }of Duitse kathedraal
       *[no] { "" }
    } die je hebt afgebouwd door een **tunnelfiche** te leggen
completed-by-ferry =
    Een weg{ $german-cathedrals ->
        [yes] { " " }of Duitse kathedraal
       *[no] { "" }
    } die je hebt afgebouwd door een **veerboot** te leggen of te verleggen
# A farmer is a meeple on a farm or field.
scored-by-barn = Een { farm } die moet worden geteld omdat er een **herenboerderij** op is gezet, of omdat er een boer op staat en er een { farm } met een herenboerderij aan is verbonden
# The fief is the area around a castle.
completed-castle = Een **burcht**, als er in zijn leengebied een project is afgebouwd. Dit geldt niet in de beurt waarin de burcht is gebouwd.
porxada-presence = Is de stad met **La Porxada** door deze tegel afgebouwd, dan neemt elke speler die daar een ridder heeft een fiche om dat te tonen. De meerderheid doet er niet toe. Doe dit alleen als bij het aanleggen van La Porxada de bonus bij de eindtelling is gekozen.

# The pieces and their strength follow as a list.
determine-majorities = Bepaal in elk afgebouwd project wie de meerderheid heeft. Deze tellen mee:
# Under determine-majorities, like the pieces that follow. $strength (number): how much the piece counts.
vote-normal-meeple = Een **gewone { meeple }** ({ strength } { $strength })
vote-large-meeple = Een **{ large-meeple }** ({ strength } { $strength })
vote-wagon = Een **transportwagen** ({ strength } { $strength })
vote-mayor = Een **burgemeester** ({ strength } { $strength } voor elk { coat-of-arms } in de stad)
vote-phantom = Een **fantoom** ({ strength } { $strength })
vote-abbot = Een **abt** ({ strength } { $strength })
vote-ringmaster = Een **circusdirecteur** ({ strength } { $strength })
vote-guard-meeple = Een **{ guard-meeple }** ({ strength } { $strength })
# Under determine-majorities, after the pieces.
vote-hill = Een **heuvel** beslist bij een gelijke stand: alleen de gelijk staande spelers met minstens één { meeple } op een heuvel hebben dan de meerderheid.
# Under determine-majorities. The name of a scoring tile.
vote-citizens-jury = De tellingtegel **Burgergerecht** geeft alle spelers in een stad samen de meerderheid, wat hun { strength } ook is.

send-meeple-to-leipzig = Loopt een afgebouwde weg rechtstreeks of via andere projecten naar de **Stad Leipzig**, dan mag elke speler met de meerderheid op die weg één { meeple } daarvan naar een { quarter } van Leipzig sturen waar die speler er nog geen heeft.

choose-scoring-order = Wie punten krijgt, kiest in welke volgorde de eigen projecten worden geteld.
# Under choose-scoring-order.
scoring-order-arbitration = Worden er meerdere projecten geteld waarin de meerderheid bij verschillende spelers ligt, en moet hun volgorde worden vastgesteld, dan beslis jij daarover.
# Under choose-scoring-order.
scoring-order-bathhouses = Zijn er vrije **badhuizen** en worden er meerdere projecten met één enkele { meeple } geteld, dan beslis jij over hun volgorde.
# Under choose-scoring-order.
scoring-order-castle = Tel een **burcht** meteen na het project dat hem afbouwt. Heeft de tegel in het leengebied meerdere projecten afgebouwd, dan kiest de burchteigenaar welk daarvan telt.
# Under choose-scoring-order.
scoring-order-castles-together = Tel afgebouwde **burchten** met overlappende leengebieden tegelijk.

score-each-feature = Voer stap { STEP("score-feature") } uit voor alle afgebouwde projecten, in de volgorde die is gekozen.

## Step 3B: one completed feature. The step is repeated for each of them.

build-castle = Heeft de tegel een { small-city } afgebouwd, dan mag de speler die deze stad in bezit heeft er een **burcht** van maken. Gebeurt dat, dan ben je klaar met dit project. Neem dan het volgende project.

# $castles: how the two expansions go together is an open question.
gingerbread-man-in-completed-city =
    Een afgebouwde stad met het **peperkoekmannetje** levert elke speler met ridders in die stad punten op. Verplaats het peperkoekmannetje daarna naar een stad naar keuze die nog niet is afgebouwd. Is die er niet, zet het dan opzij.{ $castles ->
        [yes] { " " }(Geen enkele gepubliceerde regel gaat over een **burcht** die net is gebouwd. Die is geen stad meer. Haal het peperkoekmannetje daarom liefst zonder puntentelling weg.)
       *[no] { "" }
    }

# A heading over collect-trade-goods, check-king-and-robber and score-fortune-teller-tent.
completion-rewards = Je krijgt een beloning voor het afgebouwde project:
# Under completion-rewards.
collect-trade-goods = Neem een **handelswarenfiche** voor elk warensymbool in het project.
# Under completion-rewards. The new edition also has tokens that mark the largest city and the longest road.
check-king-and-robber =
    Is het project nu de grootste stad of de langste weg, neem dan de **Koning** of de **Roofridder**{ $edition ->
        [c1] { "" }
       *[c2] { " " }en leg het fiche daarvan op het project
    }.
# Under completion-rewards.
score-fortune-teller-tent = Is het project een **waarzeggerstent**, dan krijg je er punten voor.

move-meeples-from-carcassonne = Om de beurt, van de speler links van je tot en met jijzelf, mag elke speler vanuit de **Stad Carcassonne** een of meer { meeples } naar dit project verplaatsen.

# The pieces and their strength follow as a list. $count, $leipzig: meeples may have moved since step 3A.
determine-majority =
    { $count ->
        [yes] Zijn er { meeples } op het project bijgekomen of ervan vertrokken, bepaal dan opnieuw
       *[no] { $leipzig ->
            [yes] Zijn er { meeples } op het project bijgekomen of ervan vertrokken, bepaal dan opnieuw
           *[no] Bepaal
        }
    } wie in het project de meerderheid heeft. Deze tellen mee:
# Under determine-majority, like the pieces that follow. $strength (number): how much the piece counts.
strength-normal-meeple = Een **gewone { meeple }** ({ strength } { $strength })
strength-large-meeple = Een **{ large-meeple }** ({ strength } { $strength })
strength-wagon = Een **transportwagen** ({ strength } { $strength })
strength-mayor = Een **burgemeester** ({ strength } { $strength } voor elk { coat-of-arms } in de stad)
strength-phantom = Een **fantoom** ({ strength } { $strength })
strength-abbot = Een **abt** ({ strength } { $strength })
strength-ringmaster = Een **circusdirecteur** ({ strength } { $strength })
strength-guard-meeple = Een **{ guard-meeple }** ({ strength } { $strength })
# Under determine-majority, after the pieces.
strength-hill = Een **heuvel** beslist bij een gelijke stand: alleen de gelijk staande spelers met minstens één { meeple } op een heuvel hebben dan de meerderheid.
# Under determine-majority. The name of a scoring tile.
strength-citizens-jury = De tellingtegel **Burgergerecht** geeft alle spelers in een stad samen de meerderheid, wat hun { strength } ook is.

watchtower-bonus = Is het project een stad of een weg met minstens één **wachttoren**, dan krijgt elke speler met { meeples } bij een wachttoren de bonus ervan. De meerderheid doet er niet toe.

collect-toll = Is het project een weg en eindigt die bij een kruispunt met een **tolhuis**, dan int de eigenaar van het tolhuis de tol. Doe dit voor elk tolhuis waar dit voor geldt.

# The kinds of feature and what counts in them follow as a list.
award-feature-points = Tel de punten van het project en geef die aan elke speler met de meerderheid:

## What counts in a feature: the lists “…-value”, joined by plus signs (“de tegels + herbergen + tovenaar”).
## Cathars, siege and besiegers are three small expansions with one effect.

road-value-tiles = de tegels
road-value-german-cathedrals = Duitse kathedralen
road-value-inns = herbergen
road-value-mage = tovenaar
road-value-witch = heks
road-value-little-buildings = kleine gebouwen
road-value-german-castles = Duitse burchten
road-value-bathhouses = badhuizen
road-value-labyrinths = doolhoven
road-value-signposts = wegwijzers
road-value-ghosts = spoken

city-value-tiles = de tegels en { coats-of-arms }
city-value-cathars = Katharen/Beleg/Belegeraars
city-value-cathedrals = kathedralen
city-value-mage = tovenaar
city-value-witch = heks
city-value-little-buildings = kleine gebouwen
city-value-german-castles = Duitse burchten
city-value-bathhouses = badhuizen
city-value-darmstadtium = Darmstadtium
city-value-ghosts = spoken

monastic-value-tiles = de tegel zelf en de tegels eromheen
monastic-value-vineyards = wijngaarden
monastic-value-little-buildings = kleine gebouwen
monastic-value-ghosts = spoken

barn-value-cities = afgebouwde steden
barn-value-castles = burchten
barn-value-pig = varken
barn-value-pig-herd = varkenskudde
barn-value-cathars = Katharen/Beleg/Belegeraars
barn-value-little-buildings = kleine gebouwen
barn-value-ghosts = spoken

baba-yaga-value-tile = de tegel zelf
baba-yaga-value-little-buildings = kleine gebouwen
baba-yaga-value-ghosts = spoken

garden-value-tiles = de tegel zelf en de tegels eromheen
garden-value-little-buildings = kleine gebouwen
garden-value-ghosts = spoken

german-castle-value-tiles = de tegel zelf en de tegels eromheen
german-castle-value-little-buildings = kleine gebouwen
german-castle-value-ghosts = spoken

# Its roads are those that lead to it. Each stretch of road on the cathedral’s own tile counts by itself.
german-cathedral-value-tiles = de tegels van de wegen erheen en elk wegdeel op de tegel zelf
german-cathedral-value-inns = herbergen
german-cathedral-value-little-buildings = kleine gebouwen
german-cathedral-value-ghosts = spoken

haunted-castle-value-tiles = de tegel zelf en de tegels met mist eromheen
haunted-castle-value-little-buildings = kleine gebouwen
haunted-castle-value-ghosts = spoken

cemetery-value-nothing = niets voor het kerkhof zelf
cemetery-value-little-buildings = kleine gebouwen
cemetery-value-ghosts = spoken

## Step 3B, continued: the features.

# Under award-feature-points, like the kinds of feature that follow. $land-surveyors: scoring tiles change the value.
value-of-road =
    Een weg: { LIST("road-value") }{ $land-surveyors ->
        [yes] , zoals aangepast door de **tellingtegels**
       *[no] { "" }
    }
value-of-city =
    Een stad: { LIST("city-value") }{ $land-surveyors ->
        [yes] , zoals aangepast door de **tellingtegels**
       *[no] { "" }
    }
# The kinds of building follow as a list.
value-of-monastic =
    Een kloosterachtig gebouw: { LIST("monastic-value") }{ $land-surveyors ->
        [yes] , zoals aangepast door de **tellingtegels**
       *[no] { "" }
    }
# Under value-of-monastic, like the kinds of building that follow.
value-of-monastery = Een { monastery }
value-of-abbey = Een abdij
value-of-shrine = Een cultusplaats
# A monk must stand on it; so with the two below.
value-of-german-monastery = Een Duits { monastery } met een monnik
value-of-dutch-belgian-monastery = Een Nederlands of Belgisch { monastery } met een monnik
value-of-japanese-building = Een Japans gebouw met een monnik
value-of-darmstadt-church = Een kerk in Darmstadt
# Under award-feature-points, like the kinds of feature that follow.
value-of-barn = Een { farm } met een of meer herenboerderijen: { LIST("barn-value") }
value-of-baba-yaga = De hut van Baba Yaga: { LIST("baba-yaga-value") }
value-of-garden = Een tuin: { LIST("garden-value") }
value-of-german-castle = Een Duitse burcht: { LIST("german-castle-value") }
value-of-german-cathedral = Een Duitse kathedraal: { LIST("german-cathedral-value") }
value-of-haunted-castle = Een spookslot: { LIST("haunted-castle-value") }
# $guard-meeples: the reward of a cemetery. The general supply holds those that nobody has yet.
value-of-cemetery =
    Een kerkhof: { LIST("cemetery-value") }{ $guard-meeples ->
        [yes] . Wie het kerkhof telt, neemt ook nog een **{ guard-meeple }** uit de algemene voorraad, als die er is.
       *[no] { "" }
    }

# Under award-feature-points, after the features: a heading over the two uses.
feature-points-used-for = Wat het project zonder bonussen oplevert, telt ook voor:
# Under feature-points-used-for. $barn: a castle gets nothing from a farm or field with barns.
feature-points-for-castle =
    Een **burcht** die dankzij dit project is afgebouwd{ $barn ->
        [yes] { " " }(niet als het project een { farm } met herenboerderijen is)
       *[no] { "" }
    }
# Under feature-points-used-for.
feature-points-for-teacher = De bonus van de **leraar** voor dit project

teacher-points = Heeft een speler de **leraar**, dan krijgt die speler evenveel punten als er voor het project zijn gegeven. Krijgen meerdere spelers er punten voor, dan kiest de speler met de leraar wiens aantal geldt. Daarna gaat de leraar terug naar de school.

# $points (number): the bonus. $acrobats: an exception.
fairy-feature-points =
    Een { meeple } op het project die de **fee** bij zich heeft, levert zijn eigenaar { points-counted } op.{ $acrobats ->
        [yes] { " " }(Artiesten in een piramide krijgen deze bonus niet.)
       *[no] { "" }
    }

ringmaster-points = Elke speler van wie de **circusdirecteur** op het project staat, krijgt de bonus die bij de circusdirecteur zelf hoort. De meerderheid doet er niet toe.
# Under ringmaster-points.
ringmaster-basic-features = Alleen projecten van het basisspel leveren deze bonus op: wegen, steden, { monasteries-word } en { farms }.

leipzig-bonus = Elke speler die voor dit project aan de voorwaarden van de **Markten van Leipzig** voldoet, krijgt de bonus.

# $points (number): the bonus.
darmstadt-bonus =
    Is het project een **kerk in Darmstadt**, dan krijgt elke speler met de meerderheid eromheen { $points ->
        [one] { $points } bonuspunt
       *[other] { $points } bonuspunten
    }.

move-to-bathhouse = Is er een vrij **badhuis**, dan moet elke { meeple } die bij het tellen alleen op zijn project stond naar een onbezet badhuis, zolang dat er is. De eigenaar kiest welk badhuis. Gaat het om meerdere { meeples }, dan beslis jij over de volgorde van de puntentellingen.

# The list “mage-or-witch”. Used in remove-mage-or-witch.
mage-or-witch-mage = de **tovenaar**
mage-or-witch-witch = de **heks**

remove-mage-or-witch = Telde { LIST("mage-or-witch") } mee bij dit project, haal dat speelstuk dan van het speelveld.

# A challenge is a race to completion between a shrine and a monastery.
resolve-challenge = Is het project van een **ketter** of een **monnik** afgebouwd, kijk dan of daarmee een uitdaging is gewonnen. Zo ja, dan gaat de { meeple } die verloor terug naar zijn eigenaar.

cross-drawbridge = Heb je een weg afgebouwd naar een stad met een neergelaten **ophaalbrug**, dan mag een speler die op die weg als enige de meerderheid heeft, een of meer eigen { meeples } vanaf de weg naar zulke steden verplaatsen.
# Under cross-drawbridge.
protect-on-drawbridge = Daarbij mag je punten betalen om { meeples } tegen **boerenopstanden** te beschermen.
# Under cross-drawbridge.
drawbridge-keeps-protection = Een beschermde { meeple } houdt zijn bescherming tegen **boerenopstanden** als hij wordt verplaatst.

# The first edition wants features that adjoin, the new edition neighbouring tiles.
move-wagons =
    Elke **transportwagen** op het project mag naar een onbezet project dat nog niet is afgebouwd, maar niet naar een { farm }. { $edition ->
        [c1] Dat project moet rechtstreeks met dat van de transportwagen verbonden zijn, bijvoorbeeld door een weg
       *[c2] Dat project moet op de tegel van de transportwagen liggen of op een van de { $around } tegels eromheen
    }. Kunnen er meerdere transportwagens weg, dan verplaats jij eerst de jouwe. De andere spelers volgen met de klok mee.
# Under move-wagons.
protect-wagon = Heb je een transportwagen verplaatst, dan mag je punten betalen om die tegen **boerenopstanden** te beschermen.
# Under move-wagons.
wagon-keeps-protection = Een beschermde transportwagen houdt zijn bescherming tegen **boerenopstanden** als hij wordt verplaatst.

return-meeples = Alle { meeples } die nog op het project staan, gaan terug naar hun eigenaar.

return-ghosts = Alle **spoken** op het project gaan terug naar de algemene voorraad.

receive-teacher = Zijn er een of meer wegen naar de **school** afgebouwd, neem dan de **leraar** van de schooltegels.

## Step 3C: what is scored for the tile.

distribute-gold = Liggen er een of meer **goudstaven** op tegels van een afgebouwd project, verdeel die dan over de spelers met de meerderheid.

# A group of travellers is shown on a road.
turn-tollhouse-token = Heeft een **tolhuis** zojuist punten gekregen voor minstens één groep reizigers, draai dan het fiche ervan om. Draai het maar één keer om, ook als er meerdere afgebouwde wegen bij dat tolhuis eindigen.

change-scoring-tiles = Heeft een stad, een weg of een kloosterachtig gebouw ({ LIST("monastery-like") }) je punten opgeleverd, vervang dan de actieve **tellingtegels** van deze drie soorten projecten.

score-big-top = Heb je een **circustegel** aangelegd en ligt er al een eerdere op het speelveld, draai dan het dierfiche om dat onder de circustent ligt en tel de punten ervan. Verplaats de circustent naar de aangelegde tegel, boven op een nieuw, gedekt dierfiche.

settle-bets = Heeft de tegel een stad of weg afgebouwd die **wedlokalen** heeft, handel dan de weddenschappen af, het ene wedlokaal na het andere. Kan een wedlokaal voor meerdere projecten tellen, dan kies jij voor welk.

move-gingerbread-man = Heb je een tegel met het **peperkoekmannetje** aangelegd en is het deze beurt nog niet verplaatst, verplaats het dan naar een andere stad die nog niet is afgebouwd, als die er is. Als het wordt verplaatst, krijgt elke speler met ridders in de stad die het verlaat er punten voor.

# Footnote of move-gingerbread-man.
gingerbread-man-before-count = Dit komt vóór het zetten van een { meeple } in de Stad Carcassonne: de punten voor het peperkoekmannetje kunnen door het aanleggen van de tegel komen, en dan mag je er daar geen zetten. De twee uitbreidingen komen elkaar zelden tegen, want het peperkoekmannetje hoort niet bij de gewone edities.

# The Count is the figure of the City of Carcassonne.
place-in-carcassonne = Heeft het aanleggen van de tegel jou in deze beurt geen punten opgeleverd, maar een of meer andere spelers wel, dan mag je in de **Stad Carcassonne** een { meeple } zetten. Doe je dat, dan mag je daarna een { quarter } kiezen en de Graaf daarheen verplaatsen.

# First edition’s words only. Last in the step, with the badge for messages.
messages-after-scoring = Rond eerst alle puntentellingen van deze fase af. Kijk dan naar de hele verplaatsing van je { scoring-figures }.
