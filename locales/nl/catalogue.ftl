### De catalogus: namen van edities, uitbreidingen, onderdelen, snelkeuzes, varianten, uitgevers, en de signalen.
### Namen staan op zichzelf, zonder nummer.

## Edities

edition-c1 = Eerste editie
edition-c1-short = C1
edition-c2 = Nieuwe editie
edition-c2-short = C2+C3
edition-we = Wintereditie
edition-we-short = WE

## Groepen uitbreidingen

group-major = Grote uitbreidingen
group-minor = Kleine uitbreidingen
group-other = Overige uitbreidingen
group-fan = Fan-uitbreidingen

## Groepen snelkeuzes

preset-group-quick = Snelkeuzes
preset-group-big-box = Big Boxes
preset-group-limited = Beperkte oplagen

## Uitbreidingen en hun onderdelen

expansion-inns-and-cathedrals = Kathedralen & Herbergen
component-inns = Herbergen
component-cathedrals = Kathedralen
component-big-follower = { $edition ->
    [c1] Hoofdman
   *[c2] Grote meeple
}

expansion-traders-and-builders = Kooplieden & Bouwmeesters
component-traders = Handelswarenfiches
component-builder = Bouwmeester
component-pig = Varken

expansion-princess-and-dragon = De Draak, de Fee & de Jonkvrouw
component-princess = Jonkvrouw
component-dragon = Draak
component-fairy = Fee
component-magic-portal = Magische poort

expansion-tower = De Toren
component-tower = { expansion-tower }

expansion-abbey-and-mayor = Burgemeesters & Abdijen
component-abbey = Abdij
component-mayor = Burgemeester
component-wagon = Transportwagen
component-barn = Herenboerderij

expansion-count-king-and-robber = Graaf, Koning & Consorten
component-count = De Graaf van Carcassonne
component-king-and-robber = Koning & Roofridder
component-river-2 = De Rivier II
component-shrines = Cultusplaatsen
component-pig-herd = Varkenskudde

expansion-catapult = De Katapult
component-catapult = { expansion-catapult }

expansion-bridges-castles-and-bazaars = Bruggen, Burchten & Bazaars
component-bridges = Bruggen
component-castles = Burchten
component-bazaars = Bazaars

expansion-hills-and-sheep = Schapen & Heuvels
component-hills = Heuvels
component-sheep = Herder
component-vineyards = Wijngaarden

expansion-under-the-big-top = Het Circus
component-circus = Circus
component-acrobats = Artiesten
component-ringmaster = Circusdirecteur

expansion-ghosts-castles-and-cemeteries = Spoken, Spookslotten & Kerkhoven
component-guard-meeples = { $edition ->
    [c1] Bewakingshorigen
   *[c2] Bewakingsmeeples
}
component-ghosts = Spoken
component-haunted-castles = Spookslotten
component-cemeteries = Kerkhoven

expansion-wheel-of-fortune = Het Rad van Fortuin
component-wheel-of-fortune = { expansion-wheel-of-fortune }

expansion-flier = De Vliegtuigen
component-flier = { expansion-flier }

expansion-messages = Nieuwsberichten
component-messages = { expansion-messages }

expansion-ferries = De Veerboten
component-ferries = { expansion-ferries }

expansion-gold-mines = De Goudmijnen
component-gold-mines = { expansion-gold-mines }

expansion-mage-and-witch = Tovenaar & Heks
component-mage = Tovenaar
component-witch = Heks

expansion-robbers = De Rovers
component-robbers = { expansion-robbers }

expansion-crop-circles = De Graancirkels
component-crop-circles = { expansion-crop-circles }

expansion-river-1 = De Rivier
component-river-1 = { expansion-river-1 }

expansion-river-20 = Rivier van het 20-jarig jubileum
component-river-20 = { expansion-river-20 }

expansion-cathars = Katharen / Beleg / Belegeraars
component-cathars = { expansion-cathars }

expansion-phantom = De Volgeling
component-phantom = Fantoom

expansion-halflings = Halfjes
component-halflings = { expansion-halflings }

expansion-plague = De Pest
component-plague = { expansion-plague }

expansion-tunnel = De Tunnel
component-tunnel = { expansion-tunnel }

expansion-festival = Het Feest
component-festival = { expansion-festival }

expansion-wind-roses = De Windrozen
component-wind-roses = { expansion-wind-roses }

expansion-little-buildings = Kleine Gebouwen
component-little-buildings = { expansion-little-buildings }

expansion-darmstadt = Darmstadt Promo
component-darmstadt = { expansion-darmstadt }

expansion-teacher = De School
component-teacher = Leraar

expansion-german-castles = Burchten in Duitsland
component-german-castles = { expansion-german-castles }

expansion-german-cathedrals = Kathedralen in Duitsland
component-german-cathedrals = { expansion-german-cathedrals }

expansion-monasteries = Kloosters (Duitsland, Nederland & België, Japan)
component-monasteries = { expansion-monasteries }

expansion-spiel-promos = Spiel Promo-tegels
component-spiel-promos = { expansion-spiel-promos }

expansion-labyrinth = Het Doolhof
component-labyrinth = { expansion-labyrinth }

expansion-abbot-and-gardens = De Abt
component-abbot = Abt
component-gardens = Tuinen

expansion-watchtowers = De Wachttorens
component-watchtowers = { expansion-watchtowers }

expansion-leipzig = De Markten van Leipzig
component-leipzig = { expansion-leipzig }

expansion-fruit-trees = De Fruitbomen
component-fruit-trees = { expansion-fruit-trees }

expansion-bathhouses = De Badhuizen
component-bathhouses = Badhuizen

expansion-spiel-doch-2018 = Spiel Doch! 02/2018
component-spiel-doch-2018 = { expansion-spiel-doch-2018 }

expansion-tollkeepers = De Tolbeambten
component-tollkeepers = { expansion-tollkeepers }

expansion-peasant-revolts = De Boerenopstanden
component-peasant-revolts = { expansion-peasant-revolts }

expansion-anniversary-20 = 20-jarig Jubileumuitbreiding
component-anniversary-20 = { expansion-anniversary-20 }

expansion-gifts = De Geschenken
component-gifts = { expansion-gifts }

expansion-signposts = De Wegwijzers
component-signposts = { expansion-signposts }

expansion-bets = De Weddenschappen
component-bets = { expansion-bets }

expansion-wonders = De Wonderen der Mensheid
component-wonders = { expansion-wonders }

expansion-spell-circles = De Spreukencirkels
component-spell-circles = { expansion-spell-circles }

expansion-drawbridges = De Ophaalbruggen
component-drawbridges = { expansion-drawbridges }

expansion-spring = De Lente
component-spring = { expansion-spring }

expansion-snakes-and-ladders = Slangen en Ladders
component-snakes-and-ladders = { expansion-snakes-and-ladders }

expansion-saint-nicholas = Sint Nicolaas-scoretableau
component-saint-nicholas = { expansion-saint-nicholas }

expansion-gingerbread-man = Het Peperkoekmannetje
component-gingerbread-man = { expansion-gingerbread-man }

expansion-gq-11 = Mini-uitbreiding GQ#11
component-gq-11 = { expansion-gq-11 }

expansion-russian-promos = Russische Promo’s
component-russian-promos = { expansion-russian-promos }

expansion-porxada = La Porxada
component-porxada = { expansion-porxada }

expansion-ukraine-promo = Oekraïne Promo
component-ukraine-promo = { expansion-ukraine-promo }

expansion-easter = Pasen in Carcassonne
component-easter = { expansion-easter }

expansion-city-gates = De Stadspoorten
component-city-gates = { expansion-city-gates }

expansion-fortune-teller = De Waarzegger
component-fortune-teller = { expansion-fortune-teller }

expansion-land-surveyors = De Landmeters
component-land-surveyors = { expansion-land-surveyors }

expansion-cut-cassonne = KnipCassonne
component-cut-cassonne = { expansion-cut-cassonne }

expansion-bards = Troubadours van Carcassonne
component-bards = { expansion-bards }

expansion-black-dragon = Zwarte Draak
component-black-dragon = { expansion-black-dragon }

expansion-black-tower = Zwarte Toren
component-black-tower = { expansion-black-tower }

expansion-castle-lords = Burchtheren
component-castle-lords = { expansion-castle-lords }

expansion-city-bridges = Stadsbruggen
component-city-bridges = { expansion-city-bridges }

expansion-cleric-and-serf = Geestelijke & Lijfeigene
component-cleric-and-serf = { expansion-cleric-and-serf }

expansion-courier = De Koerier
component-courier = { expansion-courier }

expansion-covid-19 = COVID-19
component-covid-19 = { expansion-covid-19 }

expansion-decin-sneznik = Děčínský Sněžník
component-decin-sneznik = { expansion-decin-sneznik }

expansion-divided-cities = Verdeelde Steden
component-divided-cities = { expansion-divided-cities }

expansion-family-feud = Familiestrijd
component-family-feud = { expansion-family-feud }

expansion-flying-machines-2 = De Vliegtuigen 2
component-flying-machines-2 = { expansion-flying-machines-2 }

expansion-gamblers-luck = Gokkersgeluk
component-gamblers-luck = { expansion-gamblers-luck }

expansion-great-fairs = De Grote Kermissen
component-great-fairs = { expansion-great-fairs }

expansion-hans-statue = Het Hans-beeldje
component-hans-statue = { expansion-hans-statue }

expansion-labyrinths = De Doolhoven
component-labyrinths = { expansion-labyrinths }

expansion-land-surveyors-2 = De Landmeters 2
component-land-surveyors-2 = { expansion-land-surveyors-2 }

expansion-obelisk = De Obelisk
component-obelisk = { expansion-obelisk }

expansion-robbers-son = De Roverszoon
component-robbers-son = { expansion-robbers-son }

expansion-seasons = Seizoenen
component-seasons = { expansion-seasons }

expansion-vistas = Vergezichten
component-vistas = { expansion-vistas }

expansion-wells = De Waterputten
component-wells = { expansion-wells }

expansion-wetlands = Het Moerasland
component-wetlands = { expansion-wetlands }

## Snelkeuzes

preset-base-c1 = Basisspel, eerste editie
preset-base-c2 = Basisspel, nieuwe editie
preset-base-we = Basisspel, wintereditie
preset-everything = Alles
preset-everything-by-c1 = Alles, met de spelregels van de eerste editie
preset-all-c1 = Alles van de eerste editie
preset-all-c2 = Alles van de nieuwe editie
preset-all-we = Alles van de wintereditie
preset-neutral = Alle editieneutrale uitbreidingen
preset-big-box-1 = Big Box 1 ({ contents-not-confirmed })
preset-big-box-1-rgg = Big Box 1 (RGG) ({ contents-not-confirmed })
preset-big-box-2 = Big Box 2
preset-big-box-3 = Big Box 3 ({ contents-not-confirmed })
preset-big-box-4 = Big Box 4 ({ contents-not-confirmed })
preset-big-box-5 = Big Box 5 ({ contents-not-confirmed })
preset-big-box-6 = Big Box 6
preset-big-box-7 = Big Box 7
preset-limited-2003 = Beperkte oplage 2003 ({ contents-not-confirmed })
preset-limited-traders-and-builders = Kooplieden & Bouwmeesters, beperkte oplage ({ contents-not-confirmed })
preset-limited-princess-and-dragon = De Draak, de Fee & de Jonkvrouw, beperkte oplage ({ contents-not-confirmed })
preset-limited-crop-circles = De Graancirkels, beperkte oplage
preset-anniversary-edition-10 = 10-jarig bestaan
preset-mueller-exclusive = Müller Exclusief ({ contents-not-confirmed })
preset-anniversary-edition-20 = 20-jarig Jubileum Editie

## Spelregelvarianten

variant-bazaar-without-auction = Bazaars zonder veiling
variant-princess-must = De jonkvrouw moet een ridder verwijderen
variant-fairy-on-tile = De fee staat op een tegel
variant-dragon-after-scoring = De draak gaat op jacht na de puntentelling
variant-barn-may-join = Meer dan één herenboerderij in een weide
variant-wagon-along-features = De transportwagen volgt verbonden projecten
variant-hills-by-number = { $edition ->
    [c1] Heuvels: horigen tellen
   *[c2] Heuvels: meeples tellen
}
variant-vineyards-for-gardens = Wijngaarden tellen voor tuinen
variant-siege-tile-escape = Alleen van de belegeringstegel ontsnappen
variant-festival-followers = { $edition ->
    [c1] Het feest: alleen horigen terug
   *[c2] Het feest: alleen meeples terug
}
variant-labyrinth-advanced = Het doolhof voor gevorderden
variant-little-buildings-by-kind = Kleine gebouwen tellen naar hun soort
variant-spiel-doch-in-order = Spiel Doch!-tegels tellen in de juiste volgorde
variant-king-and-robber-while-playing = Koning & Roofridder tellen tijdens het spel
variant-forgiving-inns-and-cathedrals = Onafgebouwde herbergen en kathedralen tellen niet mee
variant-small-city = Kleine steden leveren minder op

## Uitgevers

publisher-hig = HiG
publisher-hig-name = Hans im Glück
publisher-rgg = RGG
publisher-rgg-name = Rio Grande Games
publisher-zmg = ZMG
publisher-zmg-name = Z-Man Games

## Signalen

signal-hans-statue-double = HANS-BEELDJE 2×
signal-hans-statue-double-help = Verdubbel de punten als het Hans-beeldje meedoet.
signal-hans-statue-half = HANS-BEELDJE ½
signal-hans-statue-half-help = Halveer de strafpunten als het Hans-beeldje meedoet.
# $round: de puntentellingsronde binnen de beurt (1A, 1B, 1C, 2, 3, 4).
signal-messages = NIEUWSBERICHT (#{ $round })
signal-messages-help = Kijk of een van je speelstukken op het scoretableau deze ronde op een donker veld eindigt: dan mag je een nieuwsbericht trekken.
signal-messages-end = NIEUWSBERICHT
signal-messages-end-help = Kijk één keer, als alle punten van de beurt verwerkt zijn, of een van je speelstukken op een donker veld van het scoretableau staat: dan mag je een nieuwsbericht trekken.
signal-tree-trap = BOOM-VAL
signal-tree-trap-help = Kijk of een speelstuk op een weg nu in de val van Solovei Razboynik loopt.
signal-lake-trap = MEER-VAL
signal-lake-trap-help = Kijk of een speelstuk op of naast de tegel van Vodyanoy nu in zijn val loopt.
signal-robbers = ROVERS
signal-robbers-help = Een rover die wacht bij een speler die punten krijgt, moet nu zijn deel roven.
signal-robber-choice = ROVERKEUZE
signal-robber-choice-help = Een rover moet nu zijn deel roven; krijgen meer spelers op zijn veld punten, dan kiest zijn eigenaar van wie.
signal-wonder = WONDER
signal-wonder-help = Kijk of een speler die punten krijgt en bij een gemarkeerd veld wacht dat veld bereikt: die speler krijgt een wondertegel.
# Op de bladen over de puntentelling.
signal-castle = BURCHT
signal-castle-help = Een burcht die naast dit project wacht, levert nu evenveel op.
signal-teacher = LERAAR
signal-teacher-help = De speler met de leraar krijgt zo veel als dit project waard is.
signal-ringmaster = CIRCUSDIRECTEUR
signal-ringmaster-help = Een circusdirecteur op dit project levert zijn eigenaar een bonus op.
