### Draft, not yet reviewed by a native speaker.
### The catalogue: names of editions, expansions, components, presets, variants, publishers, and the badges.
### Names stand alone, without number. Only badges see arguments ($round); names may select on $edition ([c1] / [c2]).

## Editions

edition-c1 = Première édition
edition-c1-short = C1
edition-c2 = Nouvelle édition
edition-c2-short = C2+C3
edition-we = Édition Hiver
edition-we-short = WE

## Groups of expansions

group-major = Grandes extensions
group-minor = Petites extensions
group-other = Autres extensions
group-fan = Extensions de fans

## Groups of presets

preset-group-quick = Choix rapides
preset-group-big-box = Big Box
preset-group-limited = Éditions limitées

## Expansions and their components

expansion-inns-and-cathedrals = Auberges et Cathédrales
component-inns = Auberges
component-cathedrals = Cathédrales
component-big-follower = { $edition ->
    [c1] Grand partisan
   *[c2] Grand meeple
}

expansion-traders-and-builders = Marchands et Bâtisseurs
component-traders = Marchandises
component-builder = Bâtisseur
component-pig = Cochon

expansion-princess-and-dragon = Princesse et Dragon
component-princess = Princesse
component-dragon = Dragon
component-fairy = Fée
component-magic-portal = Portail magique

expansion-tower = La Tour
component-tower = { expansion-tower }

expansion-abbey-and-mayor = Maires et Monastères
component-abbey = Monastère
component-mayor = Maire
component-wagon = Chariot
component-barn = Grange

expansion-count-king-and-robber = Comte, Roi et Brigand
component-count = Comte de Carcassonne
component-king-and-robber = Roi et Chevalier-brigand
component-river-2 = La Rivière II
component-shrines = Lieux de culte
component-pig-herd = Troupeau de porcs

expansion-catapult = La Catapulte
component-catapult = { expansion-catapult }

expansion-bridges-castles-and-bazaars = Ponts, Forteresses et Bazars
component-bridges = Ponts
component-castles = Forteresses
component-bazaars = Bazars

expansion-hills-and-sheep = Moutons et Collines
component-hills = Collines
component-sheep = Berger
component-vineyards = Vignobles

expansion-under-the-big-top = Tous en piste !
component-circus = Cirque
component-acrobats = Artistes
component-ringmaster = Directeur de cirque

expansion-ghosts-castles-and-cemeteries = Fantômes, Châteaux et Cimetières
component-guard-meeples = { $edition ->
    [c1] Partisans Sentinelle
   *[c2] Meeples Sentinelle
}
component-ghosts = Fantômes
component-haunted-castles = Châteaux hantés
component-cemeteries = Cimetières

expansion-wheel-of-fortune = La Roue de la Fortune
component-wheel-of-fortune = { expansion-wheel-of-fortune }

expansion-flier = Les Ornithoptères
component-flier = { expansion-flier }

expansion-messages = Les Hérauts
component-messages = { expansion-messages }

expansion-ferries = Les Bacs
component-ferries = { expansion-ferries }

expansion-gold-mines = Les Mines d’Or
component-gold-mines = { expansion-gold-mines }

expansion-mage-and-witch = Mage et Sorcière
component-mage = Mage
component-witch = Sorcière

expansion-robbers = Les Voleurs
component-robbers = { expansion-robbers }

expansion-crop-circles = Les Agroglyphes
component-crop-circles = { expansion-crop-circles }

expansion-river-1 = La Rivière
component-river-1 = { expansion-river-1 }

expansion-river-20 = La Rivière du 20ᵉ anniversaire
component-river-20 = { expansion-river-20 }

expansion-cathars = Les Cathares / Siège / Les Assiégeants
component-cathars = { expansion-cathars }

expansion-phantom = Le Fantôme
component-phantom = { $edition ->
    [c1] Partisan fantôme
   *[c2] Meeple fantôme
}

expansion-halflings = Les Demi-tuiles
component-halflings = { expansion-halflings }

expansion-plague = La Peste
component-plague = { expansion-plague }

expansion-tunnel = Le Tunnel
component-tunnel = { expansion-tunnel }

expansion-festival = Le Festival
component-festival = { expansion-festival }

expansion-wind-roses = Les Roses des Vents
component-wind-roses = { expansion-wind-roses }

expansion-little-buildings = Les Petits Bâtiments
component-little-buildings = { expansion-little-buildings }

expansion-darmstadt = Promo Darmstadt
component-darmstadt = { expansion-darmstadt }

expansion-teacher = L’École
component-teacher = Professeur

expansion-german-castles = Châteaux d’Allemagne
component-german-castles = { expansion-german-castles }

expansion-german-cathedrals = Cathédrales d’Allemagne
component-german-cathedrals = { expansion-german-cathedrals }

expansion-monasteries = Abbayes (Allemagne, Pays-Bas et Belgique, Japon)
component-monasteries = { expansion-monasteries }

expansion-spiel-promos = Tuiles promotionnelles du salon Spiel
component-spiel-promos = { expansion-spiel-promos }

expansion-labyrinth = Le Labyrinthe
component-labyrinth = { expansion-labyrinth }

expansion-abbot-and-gardens = L’Abbé
component-abbot = Abbé
component-gardens = Jardins

expansion-watchtowers = Les Tours de Guet
component-watchtowers = { expansion-watchtowers }

expansion-leipzig = Les Marchés de Leipzig
component-leipzig = { expansion-leipzig }

expansion-fruit-trees = Les Arbres fruitiers
component-fruit-trees = { expansion-fruit-trees }

expansion-bathhouses = Les Barbiers-Chirurgiens
component-bathhouses = Bains publics

expansion-spiel-doch-2018 = Spiel Doch! 02/2018
component-spiel-doch-2018 = { expansion-spiel-doch-2018 }

expansion-tollkeepers = Les Péagers
component-tollkeepers = { expansion-tollkeepers }

expansion-peasant-revolts = Les Révoltes paysannes
component-peasant-revolts = { expansion-peasant-revolts }

expansion-anniversary-20 = Extension du 20ᵉ anniversaire
component-anniversary-20 = { expansion-anniversary-20 }

expansion-gifts = Les Cadeaux
component-gifts = { expansion-gifts }

expansion-signposts = Les Panneaux
component-signposts = { expansion-signposts }

expansion-bets = Les Paris
component-bets = { expansion-bets }

expansion-wonders = Les Merveilles de l’Humanité
component-wonders = { expansion-wonders }

expansion-spell-circles = Les Cercles magiques
component-spell-circles = { expansion-spell-circles }

expansion-drawbridges = Les Ponts-levis
component-drawbridges = { expansion-drawbridges }

expansion-spring = Les 4 Saisons : le Printemps
component-spring = { expansion-spring }

expansion-snakes-and-ladders = Serpents et Échelles
component-snakes-and-ladders = { expansion-snakes-and-ladders }

expansion-saint-nicholas = Piste de score de la Saint-Nicolas
component-saint-nicholas = { expansion-saint-nicholas }

expansion-gingerbread-man = Le Bonhomme en pain d’épices
component-gingerbread-man = { expansion-gingerbread-man }

expansion-gq-11 = Mini extension GQ #11
component-gq-11 = { expansion-gq-11 }

expansion-russian-promos = Tuiles promotionnelles russes
component-russian-promos = { expansion-russian-promos }

expansion-porxada = La Porxada
component-porxada = { expansion-porxada }

expansion-ukraine-promo = Promo Ukraine
component-ukraine-promo = { expansion-ukraine-promo }

expansion-easter = Pâques à Carcassonne
component-easter = { expansion-easter }

expansion-city-gates = Les Portes de la ville
component-city-gates = { expansion-city-gates }

expansion-fortune-teller = La Voyante
component-fortune-teller = { expansion-fortune-teller }

expansion-land-surveyors = Les Arpenteurs
component-land-surveyors = { expansion-land-surveyors }

expansion-cut-cassonne = CutCassonne
component-cut-cassonne = { expansion-cut-cassonne }

expansion-bards = Les Bardes de Carcassonne
component-bards = { expansion-bards }

expansion-black-dragon = Le Dragon noir
component-black-dragon = { expansion-black-dragon }

expansion-black-tower = La Tour noire
component-black-tower = { expansion-black-tower }

expansion-castle-lords = Les Châtelains
component-castle-lords = { expansion-castle-lords }

expansion-city-bridges = Les Ponts de ville
component-city-bridges = { expansion-city-bridges }

expansion-cleric-and-serf = Clerc et Serf
component-cleric-and-serf = { expansion-cleric-and-serf }

expansion-courier = Le Messager
component-courier = { expansion-courier }

expansion-covid-19 = COVID-19
component-covid-19 = { expansion-covid-19 }

expansion-decin-sneznik = Děčínský Sněžník
component-decin-sneznik = { expansion-decin-sneznik }

expansion-divided-cities = Les Villes divisées
component-divided-cities = { expansion-divided-cities }

expansion-family-feud = Querelle de famille
component-family-feud = { expansion-family-feud }

expansion-flying-machines-2 = Les Ornithoptères 2
component-flying-machines-2 = { expansion-flying-machines-2 }

expansion-gamblers-luck = La Chance du joueur
component-gamblers-luck = { expansion-gamblers-luck }

expansion-great-fairs = Les Grandes Foires
component-great-fairs = { expansion-great-fairs }

expansion-hans-statue = La Statue de Hans
component-hans-statue = { expansion-hans-statue }

expansion-labyrinths = Les Labyrinthes
component-labyrinths = { expansion-labyrinths }

expansion-land-surveyors-2 = Les Arpenteurs 2
component-land-surveyors-2 = { expansion-land-surveyors-2 }

expansion-obelisk = L’Obélisque
component-obelisk = { expansion-obelisk }

expansion-robbers-son = Le Fils du voleur
component-robbers-son = { expansion-robbers-son }

expansion-seasons = Les Saisons
component-seasons = { expansion-seasons }

expansion-vistas = Les Panoramas
component-vistas = { expansion-vistas }

expansion-wells = Les Puits
component-wells = { expansion-wells }

expansion-wetlands = Les Marais
component-wetlands = { expansion-wetlands }

## Presets

preset-base-c1 = Jeu de base, première édition
preset-base-c2 = Jeu de base, nouvelle édition
preset-base-we = Jeu de base, édition Hiver
preset-everything = Tout
preset-everything-by-c1 = Tout, avec les règles de la première édition
preset-all-c1 = Toute la première édition
preset-all-c2 = Toute la nouvelle édition
preset-all-we = Toute l’édition Hiver
preset-neutral = Tout ce qui existe pour toutes les éditions
preset-big-box-1 = Big Box 1 ({ contents-not-confirmed })
preset-big-box-1-rgg = Big Box 1 (RGG) ({ contents-not-confirmed })
preset-big-box-2 = Big Box 2
preset-big-box-3 = Big Box 3 ({ contents-not-confirmed })
preset-big-box-4 = Big Box 4 ({ contents-not-confirmed })
preset-big-box-5 = Big Box 5 ({ contents-not-confirmed })
preset-big-box-6 = Big Box 6
preset-big-box-7 = Big Box 7
preset-limited-2003 = Édition limitée 2003 ({ contents-not-confirmed })
preset-limited-traders-and-builders = Marchands et Bâtisseurs, édition limitée ({ contents-not-confirmed })
preset-limited-princess-and-dragon = Princesse et Dragon, édition limitée ({ contents-not-confirmed })
preset-limited-crop-circles = Les Agroglyphes, édition limitée
preset-anniversary-edition-10 = Édition du 10ᵉ anniversaire
preset-mueller-exclusive = Exclusivité Müller ({ contents-not-confirmed })
preset-anniversary-edition-20 = Édition du 20ᵉ anniversaire

## Rule variants

variant-bazaar-without-auction = Bazars sans enchère
variant-princess-must = La princesse doit retirer un chevalier
variant-fairy-on-tile = La fée se pose sur une tuile
variant-dragon-after-scoring = Le dragon se déplace après l’évaluation
variant-barn-may-join = { $edition ->
    [c1] Plusieurs granges dans un même champ
   *[c2] Plusieurs granges dans un même pré
}
variant-wagon-along-features = Le chariot suit les zones reliées
variant-hills-by-number = { $edition ->
    [c1] Collines : les partisans sont comptés
   *[c2] Collines : les meeples sont comptés
}
variant-vineyards-for-gardens = Les vignobles comptent pour les jardins
variant-siege-tile-escape = Évasion par la tuile Siège seulement
variant-festival-followers = { $edition ->
    [c1] Le festival ne rend que des partisans
   *[c2] Le festival ne rend que des meeples
}
variant-labyrinth-advanced = Le labyrinthe avancé
variant-little-buildings-by-kind = Les petits bâtiments rapportent selon leur type
variant-spiel-doch-in-order = Les tuiles Spiel Doch! rapportent dans le bon ordre
variant-king-and-robber-while-playing = Le Roi et le Chevalier-brigand rapportent en cours de partie
variant-forgiving-inns-and-cathedrals = Les auberges et cathédrales incomplètes sont ignorées
variant-small-city = Les petites villes rapportent moins

## Publishers

publisher-hig = HiG
publisher-hig-name = Hans im Glück
publisher-rgg = RGG
publisher-rgg-name = Rio Grande Games
publisher-zmg = ZMG
publisher-zmg-name = Z-Man Games

## Signals

signal-hans-statue-double = STATUE DE HANS ×2
signal-hans-statue-double-help = Doublez les points si la statue de Hans intervient.
signal-hans-statue-half = STATUE DE HANS ½
signal-hans-statue-half-help = Divisez par deux les points à perdre si la statue de Hans intervient.
# $round: the round of scoring within the turn (1A, 1B, 1C, 2, 3, 4).
signal-messages = MISSIVES (#{ $round })
signal-messages-help = Vérifiez si l’un de vos pions sur la piste de score a fini ce décompte sur une case foncée : vous pouvez alors piocher une missive.
signal-messages-end = MISSIVES
signal-messages-end-help = Une fois tous les points du tour comptés, vérifiez si l’un de vos pions se trouve sur une case foncée de la piste de score : vous pouvez alors piocher une missive.
signal-tree-trap = PIÈGE DE L’ARBRE
signal-tree-trap-help = Vérifiez si un pion sur une route tombe maintenant dans le piège de Soloveï Razboïnik.
signal-lake-trap = PIÈGE DU LAC
signal-lake-trap-help = Vérifiez si un pion sur la tuile de Vodianoï, ou à côté d’elle, tombe maintenant dans son piège.
signal-robbers = VOLEURS
signal-robbers-help = Un voleur qui attend à côté d’un joueur qui marque maintenant doit prendre sa part.
signal-robber-choice = CHOIX DU VOLEUR
signal-robber-choice-help = Un voleur doit prendre sa part maintenant, et son propriétaire choisit le joueur si plusieurs marquent sur sa case.
signal-wonder = MERVEILLE
signal-wonder-help = Vérifiez si un joueur qui a marqué et qui attend à côté d’une case repérée l’atteint : ce joueur reçoit une tuile Merveille.

# On the pages on scoring.
signal-castle = FORTERESSE
signal-castle-help = Une forteresse qui attend à côté de cette zone rapporte maintenant autant de points.
signal-teacher = PROFESSEUR
signal-teacher-help = Le joueur qui a le professeur marque autant que vaut cette zone.
signal-ringmaster = DIRECTEUR DE CIRQUE
signal-ringmaster-help = Un directeur de cirque dans cette zone rapporte un bonus à son propriétaire.
