### Draft, not yet reviewed by a native speaker.
### The catalogue: names of editions, expansions, components, presets, variants, publishers, and the badges.
### Names stand alone, without number. Only badges see arguments ($round); names may select on $edition ([c1] / [c2]).

## Editions

edition-c1 = Původní edice
edition-c1-short = C1
edition-c2 = Nová edice
edition-c2-short = C2+C3
edition-we = Zimní krajina
edition-we-short = WE

## Groups of expansions

group-major = Velká rozšíření
group-minor = Malá rozšíření
group-other = Ostatní rozšíření
group-fan = Fanouškovská rozšíření

## Groups of presets

preset-group-quick = Rychlá volba
preset-group-big-box = Big Boxy
preset-group-limited = Limitované edice

## Expansions and their components

expansion-inns-and-cathedrals = Hostince a katedrály
component-inns = Hostince
component-cathedrals = Katedrály
component-big-follower = Velký družiník

expansion-traders-and-builders = Kupci a stavitelé
component-traders = Zboží
component-builder = Stavitel
component-pig = Prasátko

expansion-princess-and-dragon = Princezna a drak
component-princess = Princezna
component-dragon = Drak
component-fairy = Víla
component-magic-portal = Tajná chodba

expansion-tower = Věž
component-tower = { expansion-tower }

expansion-abbey-and-mayor = Opatství a starosta
component-abbey = Opatství
component-mayor = Starosta
component-wagon = Vůz
component-barn = Statek

expansion-count-king-and-robber = Král, hrabě a řeka
component-count = Hrabě z Carcassonne
component-king-and-robber = Král a loupeživý rytíř
component-river-2 = Řeka II
component-shrines = Svatyně
component-pig-herd = Stádo prasat

expansion-catapult = Katapult
component-catapult = { expansion-catapult }

expansion-bridges-castles-and-bazaars = Mosty a hrady
component-bridges = Mosty
component-castles = Hrady
component-bazaars = Bazary

expansion-hills-and-sheep = Ovce a kopce
component-hills = Kopce
component-sheep = Pastýř
component-vineyards = Vinice

expansion-under-the-big-top = Cirkus
component-circus = Šapitó
component-acrobats = Artisté
component-ringmaster = Ředitel cirkusu

expansion-ghosts-castles-and-cemeteries = Duchové, zámky a hřbitovy
component-guard-meeples = Strážní družiníci
component-ghosts = Duchové
component-haunted-castles = Strašidelné zámky
component-cemeteries = Hřbitovy

expansion-wheel-of-fortune = Kolo štěstí
component-wheel-of-fortune = { expansion-wheel-of-fortune }

expansion-flier = Létající stroje
component-flier = { expansion-flier }

expansion-messages = Dopisy
component-messages = { expansion-messages }

expansion-ferries = Přívozy
component-ferries = { expansion-ferries }

expansion-gold-mines = Zlaté doly
component-gold-mines = { expansion-gold-mines }

expansion-mage-and-witch = Mág a čarodějnice
component-mage = Mág
component-witch = Čarodějnice

expansion-robbers = Zbojníci
component-robbers = { expansion-robbers }

expansion-crop-circles = Kruhy v obilí
component-crop-circles = { expansion-crop-circles }

expansion-river-1 = Řeka
component-river-1 = { expansion-river-1 }

expansion-river-20 = Řeka z Jubilejní edice 20 let
component-river-20 = { expansion-river-20 }

expansion-cathars = Kataři / Obležení / Obléhatelé
component-cathars = { expansion-cathars }

expansion-phantom = Fantom
component-phantom = Fantom

expansion-halflings = Půlené kartičky
component-halflings = { expansion-halflings }

expansion-plague = Mor
component-plague = { expansion-plague }

expansion-tunnel = Tunel
component-tunnel = { expansion-tunnel }

expansion-festival = Slavnost
component-festival = { expansion-festival }

expansion-wind-roses = Větrné růžice
component-wind-roses = { expansion-wind-roses }

expansion-little-buildings = Malé stavby
component-little-buildings = { expansion-little-buildings }

expansion-darmstadt = Darmstadtské promo
component-darmstadt = { expansion-darmstadt }

expansion-teacher = Škola
component-teacher = Učitel

expansion-german-castles = Hrady v Německu
component-german-castles = { expansion-german-castles }

expansion-german-cathedrals = Katedrály v Německu
component-german-cathedrals = { expansion-german-cathedrals }

expansion-monasteries = Kláštery (Německo, Nizozemsko a Belgie, Japonsko)
component-monasteries = { expansion-monasteries }

expansion-spiel-promos = Promo kartičky Spiel
component-spiel-promos = { expansion-spiel-promos }

expansion-labyrinth = Labyrint
component-labyrinth = { expansion-labyrinth }

expansion-abbot-and-gardens = Opat
component-abbot = Opat
component-gardens = Zahrady

expansion-watchtowers = Strážní věže
component-watchtowers = { expansion-watchtowers }

expansion-leipzig = Trhy v Lipsku
component-leipzig = { expansion-leipzig }

expansion-fruit-trees = Ovocné stromy
component-fruit-trees = { expansion-fruit-trees }

expansion-bathhouses = Lazebníci
component-bathhouses = Lázně

expansion-spiel-doch-2018 = Spiel Doch! 02/2018
component-spiel-doch-2018 = { expansion-spiel-doch-2018 }

expansion-tollkeepers = Mýtné
component-tollkeepers = { expansion-tollkeepers }

expansion-peasant-revolts = Rolnická vzpoura
component-peasant-revolts = { expansion-peasant-revolts }

expansion-anniversary-20 = Rozšíření Jubilejní edice 20 let
component-anniversary-20 = { expansion-anniversary-20 }

expansion-gifts = Dary
component-gifts = { expansion-gifts }

expansion-signposts = Rozcestníky
component-signposts = { expansion-signposts }

expansion-bets = Sázky
component-bets = { expansion-bets }

expansion-wonders = Divy lidstva
component-wonders = { expansion-wonders }

expansion-spell-circles = Kouzelné kruhy
component-spell-circles = { expansion-spell-circles }

expansion-drawbridges = Padací mosty
component-drawbridges = { expansion-drawbridges }

expansion-spring = Čtyři roční období: Jaro
component-spring = { expansion-spring }

expansion-snakes-and-ladders = Hadi a žebříky
component-snakes-and-ladders = { expansion-snakes-and-ladders }

expansion-saint-nicholas = Mikulášské počítadlo bodů
component-saint-nicholas = { expansion-saint-nicholas }

expansion-gingerbread-man = Perníkový panáček
component-gingerbread-man = { expansion-gingerbread-man }

expansion-gq-11 = Minirozšíření GQ #11
component-gq-11 = { expansion-gq-11 }

expansion-russian-promos = Ruské promo kartičky
component-russian-promos = { expansion-russian-promos }

expansion-porxada = La Porxada
component-porxada = { expansion-porxada }

expansion-ukraine-promo = Ukrajinská promo kartička
component-ukraine-promo = { expansion-ukraine-promo }

expansion-easter = Velikonoce v Carcassonne
component-easter = { expansion-easter }

expansion-city-gates = Městské brány
component-city-gates = { expansion-city-gates }

expansion-fortune-teller = Věštkyně
component-fortune-teller = { expansion-fortune-teller }

expansion-land-surveyors = Zeměměřiči
component-land-surveyors = { expansion-land-surveyors }

expansion-cut-cassonne = CutCassonne
component-cut-cassonne = { expansion-cut-cassonne }

expansion-bards = Bardi z Carcassonne
component-bards = { expansion-bards }

expansion-black-dragon = Černý drak
component-black-dragon = { expansion-black-dragon }

expansion-black-tower = Černá věž
component-black-tower = { expansion-black-tower }

expansion-castle-lords = Hradní páni
component-castle-lords = { expansion-castle-lords }

expansion-city-bridges = Městské mosty
component-city-bridges = { expansion-city-bridges }

expansion-cleric-and-serf = Klerik a nevolník
component-cleric-and-serf = { expansion-cleric-and-serf }

expansion-courier = Posel
component-courier = { expansion-courier }

expansion-covid-19 = COVID-19
component-covid-19 = { expansion-covid-19 }

expansion-decin-sneznik = Děčínský Sněžník
component-decin-sneznik = { expansion-decin-sneznik }

expansion-divided-cities = Rozdělená města
component-divided-cities = { expansion-divided-cities }

expansion-family-feud = Rodinný spor
component-family-feud = { expansion-family-feud }

expansion-flying-machines-2 = Létající stroje 2
component-flying-machines-2 = { expansion-flying-machines-2 }

expansion-gamblers-luck = Hráčské štěstí
component-gamblers-luck = { expansion-gamblers-luck }

expansion-great-fairs = Velké jarmarky
component-great-fairs = { expansion-great-fairs }

expansion-hans-statue = Hansova socha
component-hans-statue = { expansion-hans-statue }

expansion-labyrinths = Labyrinty
component-labyrinths = { expansion-labyrinths }

expansion-land-surveyors-2 = Zeměměřiči 2
component-land-surveyors-2 = { expansion-land-surveyors-2 }

expansion-obelisk = Obelisk
component-obelisk = { expansion-obelisk }

expansion-robbers-son = Zbojníkův syn
component-robbers-son = { expansion-robbers-son }

expansion-seasons = Roční období
component-seasons = { expansion-seasons }

expansion-vistas = Vyhlídky
component-vistas = { expansion-vistas }

expansion-wells = Studny
component-wells = { expansion-wells }

expansion-wetlands = Mokřady
component-wetlands = { expansion-wetlands }

## Presets

preset-base-c1 = Základní hra, původní edice
preset-base-c2 = Základní hra, nová edice
preset-base-we = Základní hra, Zimní krajina
preset-everything = Všechno
preset-everything-by-c1 = Všechno podle pravidel původní edice
preset-all-c1 = Všechno z původní edice
preset-all-c2 = Všechno z nové edice
preset-all-we = Všechno ze Zimní krajiny
preset-neutral = Všechno určené pro všechny edice
preset-big-box-1 = Big Box 1 ({ contents-not-confirmed })
preset-big-box-1-rgg = Big Box 1 (RGG) ({ contents-not-confirmed })
preset-big-box-2 = Big Box 2
preset-big-box-3 = Big Box 3 ({ contents-not-confirmed })
preset-big-box-4 = Big Box 4 ({ contents-not-confirmed })
preset-big-box-5 = Big Box 5 ({ contents-not-confirmed })
preset-big-box-6 = Big Box 6
preset-big-box-7 = Big Box 7
preset-limited-2003 = Limitovaná edice 2003 ({ contents-not-confirmed })
preset-limited-traders-and-builders = Kupci a stavitelé, limitovaná edice ({ contents-not-confirmed })
preset-limited-princess-and-dragon = Princezna a drak, limitovaná edice ({ contents-not-confirmed })
preset-limited-crop-circles = Kruhy v obilí, limitovaná edice
preset-anniversary-edition-10 = Jubilejní edice 10 let
preset-mueller-exclusive = Müller Exclusive ({ contents-not-confirmed })
preset-anniversary-edition-20 = Jubilejní edice 20 let

## Rule variants

variant-bazaar-without-auction = Bazary bez dražby
variant-princess-must = Princezna musí odebrat rytíře
variant-fairy-on-tile = Víla stojí na kartičce
variant-dragon-after-scoring = Drak se pohybuje až po vyhodnocení
variant-barn-may-join = Více statků na jedné louce
variant-wagon-along-features = Vůz jede po spojených územích
variant-hills-by-number = Kopce: počítají se družiníci
variant-vineyards-for-gardens = Vinice se počítají i pro zahrady
variant-siege-tile-escape = Útěk jen z obléhací kartičky
variant-festival-followers = Slavnost vrací jen družiníky
variant-labyrinth-advanced = Labyrint pro pokročilé
variant-little-buildings-by-kind = Malé stavby bodují podle druhu
variant-spiel-doch-in-order = Kartičky Spiel Doch! bodují ve správném pořadí
variant-king-and-robber-while-playing = Král a loupeživý rytíř bodují už během hry
variant-forgiving-inns-and-cathedrals = Nedokončené hostince a katedrály se nepočítají
variant-small-city = Malá města bodují méně

## Publishers

publisher-hig = HiG
publisher-hig-name = Hans im Glück
publisher-rgg = RGG
publisher-rgg-name = Rio Grande Games
publisher-zmg = ZMG
publisher-zmg-name = Z-Man Games

## Signals

signal-hans-statue-double = HANSOVA SOCHA 2×
signal-hans-statue-double-help = Účastní-li se vyhodnocení Hansova socha, zdvojnásob body.
signal-hans-statue-half = HANSOVA SOCHA ½
signal-hans-statue-half-help = Účastní-li se vyhodnocení Hansova socha, vyděl ztrácené body dvěma.
# $round: the round of scoring within the turn (1A, 1B, 1C, 2, 3, 4).
signal-messages = DOPISY (#{ $round })
signal-messages-help = Zkontroluj, zda některá z tvých figurek na počítadle bodů skončila v tomto kole na tmavém políčku: pak si můžeš dobrat dopis.
signal-messages-end = DOPISY
signal-messages-end-help = Až budou započítány všechny body tahu, jednou zkontroluj, zda některá z tvých figurek stojí na tmavém políčku počítadla bodů: pak si můžeš dobrat dopis.
signal-tree-trap = PAST U STROMU
signal-tree-trap-help = Zkontroluj, zda teď některá figurka na cestě padne do pasti Slavíka Loupežníka.
signal-lake-trap = PAST V JEZEŘE
signal-lake-trap-help = Zkontroluj, zda teď některá figurka na kartičce Vodníka nebo vedle ní padne do jeho pasti.
signal-robbers = ZBOJNÍCI
signal-robbers-help = Zbojník, který čeká u hráče, jenž teď získává body, si musí vzít svůj díl.
signal-robber-choice = VOLBA ZBOJNÍKA
signal-robber-choice-help = Zbojník si teď musí vzít svůj díl. Získává-li na jeho políčku body více hráčů, vybere majitel zbojníka jednoho z nich.
signal-wonder = DIV
signal-wonder-help = Zkontroluj, zda hráč, který získal body a čeká u označeného políčka, tohoto políčka dosáhl: takový hráč dostane kartičku divu.

# On the pages on scoring.
signal-castle = HRAD
signal-castle-help = Hrad, který čeká vedle tohoto území, teď přinese stejně bodů.
signal-teacher = UČITEL
signal-teacher-help = Hráč s učitelem získá tolik bodů, jakou má území hodnotu.
signal-ringmaster = ŘEDITEL CIRKUSU
signal-ringmaster-help = Ředitel cirkusu na tomto území přinese svému majiteli bonus.
