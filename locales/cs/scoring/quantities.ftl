### Draft, not yet reviewed by a native speaker.
### Scoring: what is counted, as it stands in a sum (“2 × tiles + 2 × coats of arms”) and in the calculator.
### Plural and in lower case; singular for what is there or not. Short.

quantity-tiles = kartičky
quantity-pennants = { coats-of-arms }
quantity-surrounding-tiles = kartičky kolem
# Stretches of road on tiles with a German cathedral; each counts by itself.
quantity-cathedral-segments = úseky cesty na německých katedrálách
quantity-cathedral-tiles = kartičky německých katedrál
quantity-road-to-cathedral = německá katedrála u cesty
quantity-inn-road-tiles = kartičky cest s hostincem
quantity-inn-road-segments = úseky cest s hostincem na německých katedrálách
quantity-inn = hostinec
quantity-cathedral = katedrála
quantity-siege = obležení
quantity-mage = mág
quantity-witch = čarodějnice
quantity-wells = studny
quantity-inn-wells = studny u cest s hostincem
quantity-sheds = kůlny
quantity-houses = domy
quantity-towers = věže
quantity-german-castles = německé hrady
quantity-bathhouse-numbers = čísla na lázních
quantity-signposts = správné rozcestníky
quantity-signpost-types = druhy rozcestníků
quantity-labyrinth-meeples = { meeples } na cestách labyrintu
quantity-darmstadtium = Darmstadtium
quantity-church-majority = převaha kolem darmstadtského kostela
quantity-vineyards = vinice
quantity-one-tile-city = město na jediné kartičce
quantity-ghosts = duchové
quantity-porxada = bonus La Porxady
quantity-fairy = víla
quantity-hans-tile = Hansova socha
quantity-teacher = učitel
# Those under the ringmaster and around him. $circus, $acrobats: at least one of them is on the table.
quantity-circus-spaces =
    { $circus ->
        [yes] { $acrobats ->
            [yes] kartičky s místem pro manéž a s artisty
           *[no] kartičky s místem pro manéž
        }
       *[no] kartičky s artisty
    }
quantity-highway = hodnoticí kartička Silnice
quantity-revolt-farm-tiles = kartičky s usedlostí při Selské vzpouře
quantity-street-festival = hodnoticí kartička Pouliční slavnost
quantity-slum-tiles = půlkruhové okraje města při Špatném sousedství
quantity-siege-token = hodnoticí kartička Obležení
quantity-wealth = hodnoticí kartička Bohatství
quantity-poverty = hodnoticí kartička Chudoba
quantity-hermitage-tiles = kartičky s městem kolem Poustevníkova kláštera
quantity-pilgrim-tiles = kartičky s cestou u Poutní cesty
quantity-watched-meeples = { meeples } kolem strážní věže
quantity-watched-roads = kartičky s cestou kolem strážní věže
quantity-watched-monasteries = klášterní stavby kolem strážní věže
quantity-watched-pennants = erby kolem strážní věže
quantity-watched-cities = kartičky s městem kolem strážní věže
quantity-toll = clo
quantity-toll-features = usedlosti, stáje, zahrady a vyobrazení lupičů
quantity-traveller-groups = skupinky pocestných
quantity-wainwrights = { meeple } ve čtvrti kolářů
quantity-minters = { meeple } ve čtvrti mincířů
quantity-bookbinders = { meeple } ve čtvrti knihvazačů
quantity-completed-cities = dokončená města
quantity-castles-at-field = hrady u louky
quantity-besieged-cities = obležená města
quantity-pig = prasátko
quantity-pig-herd = stádo prasat
quantity-neighbour-points = body za území v jeho okolí
quantity-empty-spaces = prázdná políčka kolem
quantity-mist-tiles = kartičky s mlhou
quantity-obelisk-tiles = kartičky kolem obelisku
# Up, down, left and right of a figure that lies on a monastery.
quantity-tiles-in-line = kartičky ve čtyřech řadách
quantity-meeples = { meeples }
quantity-knights = rytíři
quantity-farmers = sedláci
quantity-monks = mniši
quantity-crown-fields = políčka s korunou
quantity-protected-meeples = chránění { meeples }
quantity-final-points = body jako po hře
quantity-unopened-gifts = neotevřené dary
quantity-arrow-missed = nepoužitá šipka
quantity-bathhouse-number = číslo na lázních
quantity-acrobats = artisté
quantity-sheep = ovce
quantity-fruit-number = číslo na žetonu ovoce
quantity-fruits-sold = prodané žetony ovoce
quantity-animal-number = číslo na žetonu zvířete
quantity-bet-2-6 = žeton 2/6
quantity-bet-3-5 = žeton 3/5
quantity-bet-3-6 = žeton 3/6
quantity-bet-4-7 = žeton 4/7+
quantity-bet-4 = žeton 4
quantity-bet-5-8 = žeton 5/8+
quantity-knights-at-gingerbread-man = vlastní rytíři u perníkového panáčka
quantity-bid = nabídka
quantity-robbed-points = body okradeného hráče
quantity-goods-led = druhy zboží s nejvíce žetony
quantity-cities-on-board = dokončená města na stole
quantity-roads-on-board = dokončené cesty na stole
quantity-gold-bars = zlaté slitky
quantity-foreign-knights = rytíři ostatních hráčů
# As changed by the scoring tile Highway. In the sums it reads like “tiles”.
quantity-road-tiles-that-count = kartičky
# Without those that a Bad Neighbourhood leaves out. In the sums it reads like “tiles”.
quantity-city-tiles-that-count = kartičky
# Not changed by scoring tiles; a German cathedral tile is one.
quantity-actual-tiles = skutečné kartičky
quantity-two-tile-city = město ze dvou kartiček
# Of the feature: its lines down to this one.
quantity-value = body po tento řádek
