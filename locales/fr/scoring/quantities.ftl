### Draft, not yet reviewed by a native speaker.
### Scoring: what is counted, as it stands in a sum (“2 × tiles + 2 × coats of arms”) and in the calculator.
### Plural and in lower case; singular for what is there or not. Short.

quantity-tiles = tuiles
quantity-pennants = { coats-of-arms }
quantity-surrounding-tiles = tuiles autour
# Stretches of road on tiles with a German cathedral; each counts by itself.
quantity-cathedral-segments = tronçons sur des cathédrales allemandes
quantity-cathedral-tiles = tuiles de cathédrales allemandes
quantity-road-to-cathedral = cathédrale allemande au bout de la route
quantity-inn-road-tiles = tuiles des routes avec auberge
quantity-inn-road-segments = tronçons des routes avec auberge sur des cathédrales allemandes
quantity-inn = auberge
quantity-cathedral = cathédrale
quantity-siege = siège
quantity-mage = mage
quantity-witch = sorcière
quantity-wells = puits
quantity-inn-wells = puits des routes avec auberge
quantity-sheds = cabanes
quantity-houses = maisons
quantity-towers = tours
quantity-german-castles = châteaux allemands
quantity-bathhouse-numbers = nombres des bains publics
quantity-signposts = panneaux corrects
quantity-signpost-types = sortes de panneaux
quantity-labyrinth-meeples = { meeples } sur les routes du labyrinthe
quantity-darmstadtium = Darmstadtium
quantity-church-majority = majorité autour de l’église de Darmstadt
quantity-vineyards = vignobles
quantity-one-tile-city = ville sur une seule tuile
quantity-ghosts = fantômes
quantity-porxada = bonus de La Porxada
quantity-fairy = fée
quantity-hans-tile = statue de Hans
quantity-teacher = professeur
# Those under the ringmaster and around him. $circus, $acrobats: at least one of them is on the table.
quantity-circus-spaces =
    { $circus ->
        [yes] { $acrobats ->
            [yes] tuiles Cirque et Artiste
           *[no] tuiles Cirque
        }
       *[no] tuiles Artiste
    }
quantity-highway = tuile d’évaluation Grand-route
quantity-revolt-farm-tiles = tuiles avec une ferme, sous la Révolte paysanne
quantity-street-festival = tuile d’évaluation Fête de rue
quantity-slum-tiles = bords de ville en demi-cercle, sous le Mauvais voisinage
quantity-siege-token = tuile d’évaluation Siège
quantity-wealth = tuile d’évaluation Richesse
quantity-poverty = tuile d’évaluation Pauvreté
quantity-hermitage-tiles = tuiles avec une ville, autour d’une Abbaye de l’ermite
quantity-pilgrim-tiles = tuiles avec une route, sur un Chemin de pèlerinage
quantity-watched-meeples = { meeples } autour de la tour de guet
quantity-watched-roads = tuiles avec une route autour de la tour de guet
quantity-watched-monasteries = bâtiments monastiques autour de la tour de guet
quantity-watched-pennants = { coats-of-arms } autour de la tour de guet
quantity-watched-cities = tuiles avec une ville autour de la tour de guet
quantity-toll = péage
quantity-toll-features = fermes, écuries, jardins et images de { highwaymen }
quantity-traveller-groups = groupes de voyageurs
quantity-wainwrights = { meeple } dans le { quarter } des charrons
quantity-minters = { meeple } dans le { quarter } des monnayeurs
quantity-bookbinders = { meeple } dans le { quarter } des relieurs
quantity-completed-cities = villes complétées
quantity-castles-at-field = forteresses au bord du { farm }
quantity-besieged-cities = villes assiégées
quantity-pig = cochon
quantity-pig-herd = troupeau de porcs
quantity-neighbour-points = points de la zone du fief
quantity-empty-spaces = emplacements vides autour
quantity-mist-tiles = tuiles avec du brouillard
quantity-obelisk-tiles = tuiles autour de l’obélisque
# Up, down, left and right of a figure that lies on a monastery.
quantity-tiles-in-line = tuiles des quatre lignes
quantity-meeples = { meeples }
quantity-knights = chevaliers
quantity-farmers = paysans
quantity-monks = moines
quantity-crown-fields = cases Couronne
quantity-protected-meeples = { meeples } protégés
quantity-final-points = points qu’elle rapporterait à la fin
quantity-unopened-gifts = cadeaux non ouverts
quantity-arrow-missed = flèche non utilisée
quantity-bathhouse-number = nombre du bain public
quantity-acrobats = artistes
quantity-sheep = moutons
quantity-fruit-number = nombre du jeton Fruit
quantity-fruits-sold = jetons Fruit vendus
quantity-animal-number = nombre du jeton Animal
quantity-bet-2-6 = jeton 2/6
quantity-bet-3-5 = jeton 3/5
quantity-bet-3-6 = jeton 3/6
quantity-bet-4-7 = jeton 4/7+
quantity-bet-4 = jeton 4
quantity-bet-5-8 = jeton 5/8+
quantity-knights-at-gingerbread-man = ses chevaliers avec le bonhomme en pain d’épices
quantity-bid = mise
quantity-robbed-points = points du joueur volé
quantity-goods-led = sortes de marchandise avec le plus de jetons
quantity-cities-on-board = villes complétées du paysage
quantity-roads-on-board = routes complétées du paysage
quantity-gold-bars = lingots d’or
quantity-foreign-knights = chevaliers des autres joueurs
# As changed by the scoring tile Highway. In the sums it reads like “tiles”.
quantity-road-tiles-that-count = tuiles
# Without those that a Bad Neighbourhood leaves out. In the sums it reads like “tiles”.
quantity-city-tiles-that-count = tuiles
# Not changed by scoring tiles; a German cathedral tile is one.
quantity-actual-tiles = tuiles réelles
quantity-two-tile-city = ville de deux tuiles
# Of the feature: its lines down to this one.
quantity-value = points jusqu’ici
