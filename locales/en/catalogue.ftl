### The catalogue: names of editions, expansions, components, presets, variants, publishers, and the badges.
### Names stand alone, without number. Only badges see arguments ($round); names may select on $edition ([c1] / [c2]).

## Editions

edition-c1 = First edition
edition-c1-short = C1
edition-c2 = New edition
edition-c2-short = C2+C3
edition-we = Winter edition
edition-we-short = WE

## Groups of expansions

group-major = Large expansions
group-minor = Small expansions
group-other = Other expansions
group-fan = Fan expansions

## Groups of presets

preset-group-quick = Quick choices
preset-group-big-box = Big Boxes
preset-group-limited = Limited editions

## Expansions and their components

expansion-inns-and-cathedrals = Inns & Cathedrals
component-inns = Inns
component-cathedrals = Cathedrals
component-big-follower = { $edition ->
    [c1] Large follower
   *[c2] Large meeple
}

expansion-traders-and-builders = Traders & Builders
component-traders = Trade goods
component-builder = Builder
component-pig = Pig

expansion-princess-and-dragon = The Princess & the Dragon
component-princess = Princess
component-dragon = Dragon
component-fairy = Fairy
component-magic-portal = Magic portal

expansion-tower = The Tower
component-tower = { expansion-tower }

expansion-abbey-and-mayor = Abbey & Mayor
component-abbey = Abbey
component-mayor = Mayor
component-wagon = Wagon
component-barn = Barn

expansion-count-king-and-robber = Count, King & Robber
component-count = Count of Carcassonne
component-king-and-robber = King & Robber Baron
component-river-2 = The River II
component-shrines = Shrines
component-pig-herd = Pig herd

expansion-catapult = The Catapult
component-catapult = { expansion-catapult }

expansion-bridges-castles-and-bazaars = Bridges, Castles & Bazaars
component-bridges = Bridges
component-castles = Castles
component-bazaars = Bazaars

expansion-hills-and-sheep = Hills & Sheep
component-hills = Hills
component-sheep = Shepherd
component-vineyards = Vineyards

expansion-under-the-big-top = Under the Big Top
component-circus = Circus
component-acrobats = Acrobats
component-ringmaster = Ringmaster

expansion-ghosts-castles-and-cemeteries = Ghosts, Castles & Cemeteries
component-guard-meeples = { $edition ->
    [c1] Guard followers
   *[c2] Guard meeples
}
component-ghosts = Ghosts
component-haunted-castles = Haunted castles
component-cemeteries = Cemeteries

expansion-wheel-of-fortune = The Wheel of Fortune
component-wheel-of-fortune = { expansion-wheel-of-fortune }

expansion-flier = The Flying Machines
component-flier = { expansion-flier }

expansion-messages = The Messages
component-messages = { expansion-messages }

expansion-ferries = The Ferries
component-ferries = { expansion-ferries }

expansion-gold-mines = The Gold Mines
component-gold-mines = { expansion-gold-mines }

expansion-mage-and-witch = Mage & Witch
component-mage = Mage
component-witch = Witch

expansion-robbers = The Robbers
component-robbers = { expansion-robbers }

expansion-crop-circles = Crop Circles
component-crop-circles = { expansion-crop-circles }

expansion-river-1 = The River
component-river-1 = { expansion-river-1 }

expansion-river-20 = The River of the 20th anniversary
component-river-20 = { expansion-river-20 }

expansion-cathars = Cathars / Siege / Besiegers
component-cathars = { expansion-cathars }

expansion-phantom = The Phantom
component-phantom = Phantom

expansion-halflings = Halflings
component-halflings = { expansion-halflings }

expansion-plague = The Plague
component-plague = { expansion-plague }

expansion-tunnel = The Tunnel
component-tunnel = { expansion-tunnel }

expansion-festival = The Festival
component-festival = { expansion-festival }

expansion-wind-roses = The Wind Roses
component-wind-roses = { expansion-wind-roses }

expansion-little-buildings = Little Buildings
component-little-buildings = { expansion-little-buildings }

expansion-darmstadt = Darmstadt Promo
component-darmstadt = { expansion-darmstadt }

expansion-teacher = The School
component-teacher = Teacher

expansion-german-castles = Castles in Germany
component-german-castles = { expansion-german-castles }

expansion-german-cathedrals = Cathedrals in Germany
component-german-cathedrals = { expansion-german-cathedrals }

expansion-monasteries = Monasteries (Germany, Netherlands & Belgium, Japan)
component-monasteries = { expansion-monasteries }

expansion-spiel-promos = Spiel promo tiles
component-spiel-promos = { expansion-spiel-promos }

expansion-labyrinth = The Labyrinth
component-labyrinth = { expansion-labyrinth }

expansion-abbot-and-gardens = The Abbot
component-abbot = Abbot
component-gardens = Gardens

expansion-watchtowers = The Watchtowers
component-watchtowers = { expansion-watchtowers }

expansion-leipzig = The Markets of Leipzig
component-leipzig = { expansion-leipzig }

expansion-fruit-trees = The Fruit-Bearing Trees
component-fruit-trees = { expansion-fruit-trees }

expansion-bathhouses = The Barber-Surgeons
component-bathhouses = Bathhouses

expansion-spiel-doch-2018 = Spiel Doch! 02/2018
component-spiel-doch-2018 = { expansion-spiel-doch-2018 }

expansion-tollkeepers = The Tollkeepers
component-tollkeepers = { expansion-tollkeepers }

expansion-peasant-revolts = The Peasant Revolts
component-peasant-revolts = { expansion-peasant-revolts }

expansion-anniversary-20 = 20th Anniversary Expansion
component-anniversary-20 = { expansion-anniversary-20 }

expansion-gifts = The Gifts
component-gifts = { expansion-gifts }

expansion-signposts = The Signposts
component-signposts = { expansion-signposts }

expansion-bets = The Bets
component-bets = { expansion-bets }

expansion-wonders = The Wonders of Humanity
component-wonders = { expansion-wonders }

expansion-spell-circles = The Spell Circles
component-spell-circles = { expansion-spell-circles }

expansion-drawbridges = The Drawbridges
component-drawbridges = { expansion-drawbridges }

expansion-spring = The 4 Seasons: Spring
component-spring = { expansion-spring }

expansion-snakes-and-ladders = Snakes and Ladders
component-snakes-and-ladders = { expansion-snakes-and-ladders }

expansion-saint-nicholas = Saint Nicholas scoreboard
component-saint-nicholas = { expansion-saint-nicholas }

expansion-gingerbread-man = The Gingerbread Man
component-gingerbread-man = { expansion-gingerbread-man }

expansion-gq-11 = Mini-expansion GQ #11
component-gq-11 = { expansion-gq-11 }

expansion-russian-promos = Russian Promos
component-russian-promos = { expansion-russian-promos }

expansion-porxada = La Porxada
component-porxada = { expansion-porxada }

expansion-ukraine-promo = Ukraine Promo
component-ukraine-promo = { expansion-ukraine-promo }

expansion-easter = Easter in Carcassonne
component-easter = { expansion-easter }

expansion-city-gates = The City Gates
component-city-gates = { expansion-city-gates }

expansion-fortune-teller = The Fortune Teller
component-fortune-teller = { expansion-fortune-teller }

expansion-land-surveyors = The Land Surveyors
component-land-surveyors = { expansion-land-surveyors }

expansion-cut-cassonne = CutCassonne
component-cut-cassonne = { expansion-cut-cassonne }

expansion-bards = Bards of Carcassonne
component-bards = { expansion-bards }

expansion-black-dragon = Black Dragon
component-black-dragon = { expansion-black-dragon }

expansion-black-tower = Black Tower
component-black-tower = { expansion-black-tower }

expansion-castle-lords = Castle Lords
component-castle-lords = { expansion-castle-lords }

expansion-city-bridges = City Bridges
component-city-bridges = { expansion-city-bridges }

expansion-cleric-and-serf = Cleric & Serf
component-cleric-and-serf = { expansion-cleric-and-serf }

expansion-courier = The Courier
component-courier = { expansion-courier }

expansion-covid-19 = COVID-19
component-covid-19 = { expansion-covid-19 }

expansion-decin-sneznik = Děčínský Sněžník
component-decin-sneznik = { expansion-decin-sneznik }

expansion-divided-cities = Divided Cities
component-divided-cities = { expansion-divided-cities }

expansion-family-feud = Family Feud
component-family-feud = { expansion-family-feud }

expansion-flying-machines-2 = The Flying Machines 2
component-flying-machines-2 = { expansion-flying-machines-2 }

expansion-gamblers-luck = Gambler’s Luck
component-gamblers-luck = { expansion-gamblers-luck }

expansion-great-fairs = Great Fairs
component-great-fairs = { expansion-great-fairs }

expansion-hans-statue = The Hans Statue
component-hans-statue = { expansion-hans-statue }

expansion-labyrinths = The Labyrinths
component-labyrinths = { expansion-labyrinths }

expansion-land-surveyors-2 = The Land Surveyors 2
component-land-surveyors-2 = { expansion-land-surveyors-2 }

expansion-obelisk = The Obelisk
component-obelisk = { expansion-obelisk }

expansion-robbers-son = Robber’s Son
component-robbers-son = { expansion-robbers-son }

expansion-seasons = Seasons
component-seasons = { expansion-seasons }

expansion-vistas = Vistas
component-vistas = { expansion-vistas }

expansion-wells = The Wells
component-wells = { expansion-wells }

expansion-wetlands = The Wetlands
component-wetlands = { expansion-wetlands }

## Presets

preset-base-c1 = Base game, first edition
preset-base-c2 = Base game, new edition
preset-base-we = Base game, winter edition
preset-everything = Everything
preset-everything-by-c1 = Everything, by the rules of the first edition
preset-all-c1 = Everything of the first edition
preset-all-c2 = Everything of the new edition
preset-all-we = Everything of the winter edition
preset-neutral = Everything made for all editions
preset-big-box-1 = Big Box 1 ({ contents-not-confirmed })
preset-big-box-1-rgg = Big Box 1 (RGG) ({ contents-not-confirmed })
preset-big-box-2 = Big Box 2
preset-big-box-3 = Big Box 3 ({ contents-not-confirmed })
preset-big-box-4 = Big Box 4 ({ contents-not-confirmed })
preset-big-box-5 = Big Box 5 ({ contents-not-confirmed })
preset-big-box-6 = Big Box 6
preset-big-box-7 = Big Box 7
preset-limited-2003 = Limited edition 2003 ({ contents-not-confirmed })
preset-limited-traders-and-builders = Traders & Builders, limited edition ({ contents-not-confirmed })
preset-limited-princess-and-dragon = The Princess & the Dragon, limited edition ({ contents-not-confirmed })
preset-limited-crop-circles = Crop Circles, limited edition
preset-anniversary-edition-10 = 10th Anniversary Edition
preset-mueller-exclusive = Müller Exclusive ({ contents-not-confirmed })
preset-anniversary-edition-20 = 20th Anniversary Edition

## Rule variants

variant-bazaar-without-auction = Bazaars without an auction
variant-princess-must = The princess must remove a knight
variant-fairy-on-tile = The fairy stands on a tile
variant-dragon-after-scoring = The dragon moves after scoring
variant-barn-may-join = { $edition ->
    [c1] Several barns in one farm
   *[c2] Several barns in one field
}
variant-wagon-along-features = The wagon follows connected features
variant-hills-by-number = { $edition ->
    [c1] Hills: followers are counted
   *[c2] Hills: meeples are counted
}
variant-vineyards-for-gardens = Vineyards count for gardens
variant-siege-tile-escape = Escape from the besieging tile only
variant-festival-followers = { $edition ->
    [c1] The festival returns followers only
   *[c2] The festival returns meeples only
}
variant-labyrinth-advanced = The advanced labyrinth
variant-little-buildings-by-kind = Little buildings score by their kind
variant-spiel-doch-in-order = Spiel Doch! tiles score in the right order
variant-king-and-robber-while-playing = King & Robber Baron score during play
variant-forgiving-inns-and-cathedrals = Incomplete inns and cathedrals are ignored
variant-small-city = Small cities score less

## Publishers

publisher-hig = HiG
publisher-hig-name = Hans im Glück
publisher-rgg = RGG
publisher-rgg-name = Rio Grande Games
publisher-zmg = ZMG
publisher-zmg-name = Z-Man Games

## Signals

signal-hans-statue-double = HANS STATUE 2×
signal-hans-statue-double-help = Double the points if the Hans statue takes part.
signal-hans-statue-half = HANS STATUE ½
signal-hans-statue-half-help = Halve the points to be lost if the Hans statue takes part.
# $round: the round of scoring within the turn (1A, 1B, 1C, 2, 3, 4).
signal-messages = MESSAGES (#{ $round })
signal-messages-help = Check whether one of your figures on the scoreboard ended this round on a dark space: you may then draw a message.
signal-messages-end = MESSAGES
signal-messages-end-help = Check once, when all points of the turn are counted, whether one of your figures stands on a dark space of the scoreboard: you may then draw a message.
signal-tree-trap = TREE TRAP
signal-tree-trap-help = Check whether a figure on a road now falls into the trap of Solovei Razboynik.
signal-lake-trap = LAKE TRAP
signal-lake-trap-help = Check whether a figure on or next to the tile of Vodyanoy now falls into his trap.
signal-robbers = ROBBERS
signal-robbers-help = A robber waiting beside a player who scores now must take his share.
signal-robber-choice = ROBBER CHOICE
signal-robber-choice-help = A robber must take his share now, and his owner picks the player if several score on his space.
signal-wonder = WONDER
signal-wonder-help = Check whether a player who scored and waits at a marked space reaches it: that player gets a wonder tile.
# On the pages on scoring.
signal-castle = CASTLE
signal-castle-help = A castle that waits beside this feature now scores as much.
signal-teacher = TEACHER
signal-teacher-help = The player with the teacher scores as much as this feature is worth.
signal-ringmaster = RINGMASTER
signal-ringmaster-help = A ringmaster on this feature brings his owner a bonus.
