### Scoring: what is counted, as it stands in a sum (“2 × tiles + 2 × coats of arms”) and in the calculator.
### Plural and in lower case; singular for what is there or not. Short.

quantity-tiles = tiles
quantity-pennants = { coats-of-arms }
quantity-surrounding-tiles = tiles around it
# Stretches of road on tiles with a German cathedral; each counts by itself.
quantity-cathedral-segments = road parts on German cathedrals
quantity-cathedral-tiles = German cathedral tiles
quantity-road-to-cathedral = German cathedral at the road
quantity-inn-road-tiles = tiles of roads with an inn
quantity-inn-road-segments = road parts on German cathedrals, of roads with an inn
quantity-inn = inn
quantity-cathedral = cathedral
quantity-siege = siege
quantity-mage = mage
quantity-witch = witch
quantity-wells = wells
quantity-inn-wells = wells at roads with an inn
quantity-sheds = sheds
quantity-houses = houses
quantity-towers = towers
quantity-german-castles = German castles
quantity-bathhouse-numbers = numbers on bathhouses
quantity-signposts = right signposts
quantity-signpost-types = kinds of signposts
quantity-labyrinth-meeples = { meeples } on the roads of the labyrinth
quantity-darmstadtium = Darmstadtium
quantity-church-majority = majority around the Darmstadt church
quantity-vineyards = vineyards
quantity-one-tile-city = city on a single tile
quantity-ghosts = ghosts
quantity-porxada = bonus of La Porxada
quantity-fairy = fairy
quantity-hans-tile = Hans statue
quantity-teacher = teacher
# Those under the ringmaster and around him. $circus, $acrobats: at least one of them is on the table.
quantity-circus-spaces =
    { $circus ->
        [yes] { $acrobats ->
            [yes] circus and acrobat tiles
           *[no] circus tiles
        }
       *[no] acrobat tiles
    }
quantity-highway = scoring tile Highway
quantity-revolt-farm-tiles = tiles with a farmhouse, in the Peasants’ Revolt
quantity-street-festival = scoring tile Street Festival
quantity-slum-tiles = half-round city edges in a Bad Neighbourhood
quantity-siege-token = scoring tile Siege
quantity-wealth = scoring tile Wealth
quantity-poverty = scoring tile Poverty
quantity-hermitage-tiles = tiles with a city, around a Hermit’s { monastery }
quantity-pilgrim-tiles = tiles with a road, on a Pilgrims’ Route
quantity-watched-meeples = { meeples } around the watchtower
quantity-watched-roads = tiles with a road around the watchtower
quantity-watched-monasteries = monastic buildings around the watchtower
quantity-watched-pennants = { coats-of-arms } around the watchtower
quantity-watched-cities = tiles with a city around the watchtower
quantity-toll = toll
quantity-toll-features = farmhouses, stables, gardens and pictures of { highwaymen }
quantity-traveller-groups = groups of travellers
quantity-wainwrights = { meeple } in the wainwrights’ { quarter }
quantity-minters = { meeple } in the minters’ { quarter }
quantity-bookbinders = { meeple } in the bookbinders’ { quarter }
quantity-completed-cities = completed cities
quantity-castles-at-field = castles at the { farm }
quantity-besieged-cities = besieged cities
quantity-pig = pig
quantity-pig-herd = pig herd
quantity-neighbour-points = points of the feature in its fief
quantity-empty-spaces = empty spaces around it
quantity-mist-tiles = tiles with mist
quantity-obelisk-tiles = tiles around the obelisk
# Up, down, left and right of a figure that lies on a monastery.
quantity-tiles-in-line = tiles in the four lines
quantity-meeples = { meeples }
quantity-knights = knights
quantity-farmers = farmers
quantity-monks = monks
quantity-crown-fields = crown spaces
quantity-protected-meeples = protected { meeples }
quantity-final-points = points that it would bring after the game
quantity-unopened-gifts = unopened gifts
quantity-arrow-missed = arrow not used
quantity-bathhouse-number = number on the bathhouse
quantity-acrobats = acrobats
quantity-sheep = sheep
quantity-fruit-number = number on the fruit token
quantity-fruits-sold = fruit tokens sold
quantity-animal-number = number on the animal token
quantity-bet-2-6 = token 2/6
quantity-bet-3-5 = token 3/5
quantity-bet-3-6 = token 3/6
quantity-bet-4-7 = token 4/7+
quantity-bet-4 = token 4
quantity-bet-5-8 = token 5/8+
quantity-knights-at-gingerbread-man = own knights with the gingerbread man
quantity-bid = bid
quantity-robbed-points = points of the robbed player
quantity-goods-led = kinds of goods with the most tokens
quantity-cities-on-board = completed cities on the board
quantity-roads-on-board = completed roads on the board
quantity-gold-bars = gold bars
quantity-foreign-knights = knights of other players
# As changed by the scoring tile Highway. In the sums it reads like “tiles”.
quantity-road-tiles-that-count = tiles
# Without those that a Bad Neighbourhood leaves out. In the sums it reads like “tiles”.
quantity-city-tiles-that-count = tiles
# Not changed by scoring tiles; a German cathedral tile is one.
quantity-actual-tiles = real tiles
quantity-two-tile-city = city of two tiles
# Of the feature: its lines down to this one.
quantity-value = points so far
