### Draft, not yet reviewed by a native speaker.
### The catalogue: names of editions, expansions, components, presets, variants, publishers, and the badges.
### Names stand alone, without number. Only badges see arguments ($round); names may select on $edition ([c1] / [c2]).

## Editions

edition-c1 = Erste Edition
edition-c1-short = C1
edition-c2 = Neue Edition
edition-c2-short = C2+C3
edition-we = Winter-Edition
edition-we-short = WE

## Groups of expansions

group-major = Große Erweiterungen
group-minor = Kleine Erweiterungen
group-other = Weitere Erweiterungen
group-fan = Fan-Erweiterungen

## Groups of presets

preset-group-quick = Schnellauswahl
preset-group-big-box = Big Boxes
preset-group-limited = Limitierte Ausgaben

## Expansions and their components

expansion-inns-and-cathedrals = Wirtshäuser und Kathedralen
component-inns = Wirtshäuser
component-cathedrals = Kathedralen
component-big-follower = { $edition ->
    [c1] Großer Gefolgsmann
   *[c2] Großer Meeple
}

expansion-traders-and-builders = Händler und Baumeister
component-traders = Waren
component-builder = Baumeister
component-pig = Schwein

expansion-princess-and-dragon = Burgfräulein und Drache
component-princess = Burgfräulein
component-dragon = Drache
component-fairy = Fee
component-magic-portal = Zaubergang

expansion-tower = Der Turm
component-tower = { expansion-tower }

expansion-abbey-and-mayor = Abtei und Bürgermeister
component-abbey = Abtei
component-mayor = Bürgermeister
component-wagon = Wagen
component-barn = Gutshof

expansion-count-king-and-robber = Graf, König und Konsorten
component-count = Der Graf von Carcassonne
component-king-and-robber = König und Raubritter
component-river-2 = Der Fluss II
component-shrines = Kultstätten
component-pig-herd = Schweineherde

expansion-catapult = Das Katapult
component-catapult = { expansion-catapult }

expansion-bridges-castles-and-bazaars = Brücken, Burgen und Basare
component-bridges = Brücken
component-castles = Burgen
component-bazaars = Basare

expansion-hills-and-sheep = Schafe und Hügel
component-hills = Hügel
component-sheep = Schäfer
component-vineyards = Weinberge

expansion-under-the-big-top = Manege frei!
component-circus = Zirkus
component-acrobats = Artisten
component-ringmaster = Zirkusdirektor

expansion-ghosts-castles-and-cemeteries = Geister, Schlösser und Friedhöfe
component-guard-meeples = { $edition ->
    [c1] Wächter-Gefolgsleute
   *[c2] Wächter-Meeple
}
component-ghosts = Geister
component-haunted-castles = Spukschlösser
component-cemeteries = Friedhöfe

expansion-wheel-of-fortune = Das Schicksalsrad
component-wheel-of-fortune = { expansion-wheel-of-fortune }

expansion-flier = Die Fluggeräte
component-flier = { expansion-flier }

expansion-messages = Die Depeschen
component-messages = { expansion-messages }

expansion-ferries = Die Fähren
component-ferries = { expansion-ferries }

expansion-gold-mines = Die Goldminen
component-gold-mines = { expansion-gold-mines }

expansion-mage-and-witch = Magier und Hexe
component-mage = Magier
component-witch = Hexe

expansion-robbers = Die Räuber
component-robbers = { expansion-robbers }

expansion-crop-circles = Die Kornkreise
component-crop-circles = { expansion-crop-circles }

expansion-river-1 = Der Fluss
component-river-1 = { expansion-river-1 }

expansion-river-20 = Der Fluss zum 20-jährigen Jubiläum
component-river-20 = { expansion-river-20 }

expansion-cathars = Die Katharer / Belagerung / Die Belagerer
component-cathars = { expansion-cathars }

expansion-phantom = Das Gefolge
component-phantom = Phantom

expansion-halflings = Halb so wild
component-halflings = { expansion-halflings }

expansion-plague = Die Pest
component-plague = { expansion-plague }

expansion-tunnel = Der Tunnel
component-tunnel = { expansion-tunnel }

expansion-festival = Das Fest
component-festival = { expansion-festival }

expansion-wind-roses = Die Windrosen
component-wind-roses = { expansion-wind-roses }

expansion-little-buildings = Die Häuser
component-little-buildings = { expansion-little-buildings }

expansion-darmstadt = Darmstadt-Promo
component-darmstadt = { expansion-darmstadt }

expansion-teacher = Die Schule
component-teacher = Lehrer

expansion-german-castles = Burgen in Deutschland
component-german-castles = { expansion-german-castles }

expansion-german-cathedrals = Kathedralen in Deutschland
component-german-cathedrals = { expansion-german-cathedrals }

expansion-monasteries = Klöster (Deutschland, Niederlande und Belgien, Japan)
component-monasteries = { expansion-monasteries }

expansion-spiel-promos = SPIEL-Promoplättchen
component-spiel-promos = { expansion-spiel-promos }

expansion-labyrinth = Das Labyrinth
component-labyrinth = { expansion-labyrinth }

expansion-abbot-and-gardens = Der Abt
component-abbot = Abt
component-gardens = Gärten

expansion-watchtowers = Die Wachtürme
component-watchtowers = { expansion-watchtowers }

expansion-leipzig = Die Märkte zu Leipzig
component-leipzig = { expansion-leipzig }

expansion-fruit-trees = Die Obstbäume
component-fruit-trees = { expansion-fruit-trees }

expansion-bathhouses = Die Bader
component-bathhouses = Badehäuser

expansion-spiel-doch-2018 = Spiel doch! 02/2018
component-spiel-doch-2018 = { expansion-spiel-doch-2018 }

expansion-tollkeepers = Die Zöllner
component-tollkeepers = { expansion-tollkeepers }

expansion-peasant-revolts = Die Bauernaufstände
component-peasant-revolts = { expansion-peasant-revolts }

expansion-anniversary-20 = 20-Jahre-Jubiläumserweiterung
component-anniversary-20 = { expansion-anniversary-20 }

expansion-gifts = Die Geschenke
component-gifts = { expansion-gifts }

expansion-signposts = Die Wegweiser
component-signposts = { expansion-signposts }

expansion-bets = Die Wetten
component-bets = { expansion-bets }

expansion-wonders = Die Wunder der Menschheit
component-wonders = { expansion-wonders }

expansion-spell-circles = Die Bannkreise
component-spell-circles = { expansion-spell-circles }

expansion-drawbridges = Die Zugbrücken
component-drawbridges = { expansion-drawbridges }

expansion-spring = Die 4 Jahreszeiten: Frühling
component-spring = { expansion-spring }

expansion-snakes-and-ladders = Schlangen und Leitern
component-snakes-and-ladders = { expansion-snakes-and-ladders }

expansion-saint-nicholas = Nikolaus-Wertungstafel
component-saint-nicholas = { expansion-saint-nicholas }

expansion-gingerbread-man = Der Lebkuchenmann
component-gingerbread-man = { expansion-gingerbread-man }

expansion-gq-11 = Mini-Erweiterung GQ #11
component-gq-11 = { expansion-gq-11 }

expansion-russian-promos = Russische Promos
component-russian-promos = { expansion-russian-promos }

expansion-porxada = La Porxada
component-porxada = { expansion-porxada }

expansion-ukraine-promo = Ukraine-Promo
component-ukraine-promo = { expansion-ukraine-promo }

expansion-easter = Ostern in Carcassonne
component-easter = { expansion-easter }

expansion-city-gates = Die Stadttore
component-city-gates = { expansion-city-gates }

expansion-fortune-teller = Die Wahrsagerin
component-fortune-teller = { expansion-fortune-teller }

expansion-land-surveyors = Die Landvermesser
component-land-surveyors = { expansion-land-surveyors }

expansion-cut-cassonne = CutCassonne
component-cut-cassonne = { expansion-cut-cassonne }

expansion-bards = Die Barden von Carcassonne
component-bards = { expansion-bards }

expansion-black-dragon = Der schwarze Drache
component-black-dragon = { expansion-black-dragon }

expansion-black-tower = Der schwarze Turm
component-black-tower = { expansion-black-tower }

expansion-castle-lords = Burgherren
component-castle-lords = { expansion-castle-lords }

expansion-city-bridges = Stadtbrücken
component-city-bridges = { expansion-city-bridges }

expansion-cleric-and-serf = Kleriker und Leibeigener
component-cleric-and-serf = { expansion-cleric-and-serf }

expansion-courier = Der Kurier
component-courier = { expansion-courier }

expansion-covid-19 = COVID-19
component-covid-19 = { expansion-covid-19 }

expansion-decin-sneznik = Děčínský Sněžník
component-decin-sneznik = { expansion-decin-sneznik }

expansion-divided-cities = Geteilte Städte
component-divided-cities = { expansion-divided-cities }

expansion-family-feud = Familienfehde
component-family-feud = { expansion-family-feud }

expansion-flying-machines-2 = Die Fluggeräte 2
component-flying-machines-2 = { expansion-flying-machines-2 }

expansion-gamblers-luck = Spielerglück
component-gamblers-luck = { expansion-gamblers-luck }

expansion-great-fairs = Die großen Jahrmärkte
component-great-fairs = { expansion-great-fairs }

expansion-hans-statue = Die Hans-Statue
component-hans-statue = { expansion-hans-statue }

expansion-labyrinths = Die Labyrinthe
component-labyrinths = { expansion-labyrinths }

expansion-land-surveyors-2 = Die Landvermesser 2
component-land-surveyors-2 = { expansion-land-surveyors-2 }

expansion-obelisk = Der Obelisk
component-obelisk = { expansion-obelisk }

expansion-robbers-son = Der Sohn des Räubers
component-robbers-son = { expansion-robbers-son }

expansion-seasons = Jahreszeiten
component-seasons = { expansion-seasons }

expansion-vistas = Ausblicke
component-vistas = { expansion-vistas }

expansion-wells = Die Brunnen
component-wells = { expansion-wells }

expansion-wetlands = Das Moor
component-wetlands = { expansion-wetlands }

## Presets

preset-base-c1 = Grundspiel, erste Edition
preset-base-c2 = Grundspiel, neue Edition
preset-base-we = Grundspiel, Winter-Edition
preset-everything = Alles
preset-everything-by-c1 = Alles, nach den Regeln der ersten Edition
preset-all-c1 = Alles aus der ersten Edition
preset-all-c2 = Alles aus der neuen Edition
preset-all-we = Alles aus der Winter-Edition
preset-neutral = Alles, was für alle Editionen gemacht ist
preset-big-box-1 = Big Box 1 ({ contents-not-confirmed })
preset-big-box-1-rgg = Big Box 1 (RGG) ({ contents-not-confirmed })
preset-big-box-2 = Big Box 2
preset-big-box-3 = Big Box 3 ({ contents-not-confirmed })
preset-big-box-4 = Big Box 4 ({ contents-not-confirmed })
preset-big-box-5 = Big Box 5 ({ contents-not-confirmed })
preset-big-box-6 = Big Box 6
preset-big-box-7 = Big Box 7
preset-limited-2003 = Limitierte Ausgabe 2003 ({ contents-not-confirmed })
preset-limited-traders-and-builders = Händler und Baumeister, limitierte Ausgabe ({ contents-not-confirmed })
preset-limited-princess-and-dragon = Burgfräulein und Drache, limitierte Ausgabe ({ contents-not-confirmed })
preset-limited-crop-circles = Die Kornkreise, limitierte Ausgabe
preset-anniversary-edition-10 = Jubiläumsedition (10 Jahre)
preset-mueller-exclusive = Müller-Exklusivausgabe ({ contents-not-confirmed })
preset-anniversary-edition-20 = Jubiläumsedition (20 Jahre)

## Rule variants

variant-bazaar-without-auction = Basare ohne Versteigerung
variant-princess-must = Das Burgfräulein muss einen Ritter entfernen
variant-fairy-on-tile = Die Fee steht auf einem Plättchen
variant-dragon-after-scoring = Der Drache zieht nach der Wertung
variant-barn-may-join = Mehrere Gutshöfe auf einer Wiese
variant-wagon-along-features = Der Wagen folgt verbundenen Gebieten
variant-hills-by-number = { $edition ->
    [c1] Hügel: Die Gefolgsleute werden gezählt
   *[c2] Hügel: Die Meeple werden gezählt
}
variant-vineyards-for-gardens = Weinberge zählen für Gärten
variant-siege-tile-escape = Flucht nur vom Belagerungsplättchen
variant-festival-followers = { $edition ->
    [c1] Das Fest bringt nur Gefolgsleute zurück
   *[c2] Das Fest bringt nur Meeple zurück
}
variant-labyrinth-advanced = Das Labyrinth für Fortgeschrittene
variant-little-buildings-by-kind = Häuser zählen nach ihrer Art
variant-spiel-doch-in-order = Spiel-doch!-Plättchen zählen in der richtigen Reihenfolge
variant-king-and-robber-while-playing = König und Raubritter zählen während des Spiels
variant-forgiving-inns-and-cathedrals = Unfertige Wirtshäuser und Kathedralen werden nicht beachtet
variant-small-city = Kleine Städte zählen weniger

## Publishers

publisher-hig = HiG
publisher-hig-name = Hans im Glück
publisher-rgg = RGG
publisher-rgg-name = Rio Grande Games
publisher-zmg = ZMG
publisher-zmg-name = Z-Man Games

## Signals

signal-hans-statue-double = HANS-STATUE 2×
signal-hans-statue-double-help = Verdopple die Punkte, wenn die Hans-Statue beteiligt ist.
signal-hans-statue-half = HANS-STATUE ½
signal-hans-statue-half-help = Halbiere die Minuspunkte, wenn die Hans-Statue beteiligt ist.
# $round: the round of scoring within the turn (1A, 1B, 1C, 2, 3, 4).
signal-messages = DEPESCHEN (#{ $round })
signal-messages-help = Prüfe, ob eine deiner Figuren auf der Wertungstafel diese Runde auf einem dunklen Feld beendet hat: Dann darfst du eine Depesche ziehen.
signal-messages-end = DEPESCHEN
signal-messages-end-help = Prüfe einmal, wenn alle Punkte des Zuges gezählt sind, ob eine deiner Figuren auf einem dunklen Feld der Wertungstafel steht: Dann darfst du eine Depesche ziehen.
signal-tree-trap = BAUMFALLE
signal-tree-trap-help = Prüfe, ob eine Figur auf einer Straße jetzt in die Falle von Solowei Rasboinik gerät.
signal-lake-trap = SEEFALLE
signal-lake-trap-help = Prüfe, ob eine Figur auf oder neben dem Plättchen von Wodjanoi jetzt in dessen Falle gerät.
signal-robbers = RÄUBER
signal-robbers-help = Ein Räuber, der bei einem Spieler wartet, der jetzt Punkte erhält, muss sich seinen Anteil nehmen.
signal-robber-choice = RÄUBERWAHL
signal-robber-choice-help = Ein Räuber muss sich jetzt seinen Anteil nehmen. Erhalten mehrere Spieler auf seinem Feld Punkte, wählt sein Besitzer einen davon aus.
signal-wonder = WUNDER
signal-wonder-help = Prüfe, ob ein Spieler, der Punkte erhält und an einem markierten Feld wartet, dieses Feld erreicht: Er bekommt ein Wunderplättchen.
# On the pages on scoring.
signal-castle = BURG
signal-castle-help = Eine Burg, die neben diesem Gebiet wartet, bringt jetzt ebenso viele Punkte.
signal-teacher = LEHRER
signal-teacher-help = Der Spieler mit dem Lehrer erhält so viele Punkte, wie dieses Gebiet wert ist.
signal-ringmaster = ZIRKUSDIREKTOR
signal-ringmaster-help = Ein Zirkusdirektor in diesem Gebiet bringt seinem Besitzer einen Bonus.
