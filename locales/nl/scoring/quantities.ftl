### Draft, not yet reviewed by a native speaker.
### Scoring: what is counted, as it stands in a sum (“2 × tiles + 2 × coats of arms”) and in the calculator.
### Plural and in lower case; singular for what is there or not. Short.

quantity-tiles = tegels
quantity-pennants = { coats-of-arms }
quantity-surrounding-tiles = tegels eromheen
# Stretches of road on tiles with a German cathedral; each counts by itself.
quantity-cathedral-segments = wegdelen op Duitse kathedralen
quantity-cathedral-tiles = tegels met een Duitse kathedraal
quantity-road-to-cathedral = Duitse kathedraal aan de weg
quantity-inn-road-tiles = tegels van wegen met een herberg
quantity-inn-road-segments = wegdelen op Duitse kathedralen, van wegen met een herberg
quantity-inn = herberg
quantity-cathedral = kathedraal
quantity-siege = belegering
quantity-mage = tovenaar
quantity-witch = heks
quantity-wells = waterputten
quantity-inn-wells = waterputten aan wegen met een herberg
quantity-sheds = schuren
quantity-houses = huizen
quantity-towers = torens
quantity-german-castles = Duitse burchten
quantity-bathhouse-numbers = getallen op badhuizen
quantity-signposts = juiste wegwijzers
quantity-signpost-types = soorten wegwijzers
quantity-labyrinth-meeples = { meeples } op de wegen van het doolhof
quantity-darmstadtium = Darmstadtium
quantity-church-majority = meerderheid rond de kerk in Darmstadt
quantity-vineyards = wijngaarden
quantity-one-tile-city = stad op één tegel
quantity-ghosts = spoken
quantity-porxada = bonus van La Porxada
quantity-fairy = fee
quantity-hans-tile = Hans-beeldje
quantity-teacher = leraar
# Those under the ringmaster and around him. $circus, $acrobats: at least one of them is on the table.
quantity-circus-spaces =
    { $circus ->
        [yes] { $acrobats ->
            [yes] circus- en artiestentegels
           *[no] circustegels
        }
       *[no] artiestentegels
    }
quantity-highway = tellingtegel Snelweg
quantity-revolt-farm-tiles = tegels met een hoeve, bij Boerenopstand
quantity-street-festival = tellingtegel Straatfestival
quantity-slum-tiles = halfronde stadsranden, bij Slechte Buurt
quantity-siege-token = tellingtegel Beleg
quantity-wealth = tellingtegel Rijkdom
quantity-poverty = tellingtegel Armoede
quantity-hermitage-tiles = tegels met een stad, bij Kluizenaarsklooster
quantity-pilgrim-tiles = tegels met een weg, bij Pelgrimsroute
quantity-watched-meeples = { meeples } rond de wachttoren
quantity-watched-roads = tegels met een weg rond de wachttoren
quantity-watched-monasteries = kloosterachtige gebouwen rond de wachttoren
quantity-watched-pennants = { coats-of-arms } rond de wachttoren
quantity-watched-cities = tegels met een stad rond de wachttoren
quantity-toll = tol
quantity-toll-features = hoeves, stallen, tuinen en afgebeelde { highwaymen }
quantity-traveller-groups = groepen reizigers
quantity-wainwrights = { meeple } in de { quarter } van de wagenmakers
quantity-minters = { meeple } in de { quarter } van de munters
quantity-bookbinders = { meeple } in de { quarter } van de boekbinders
quantity-completed-cities = afgebouwde steden
quantity-castles-at-field = burchten aan de { farm }
quantity-besieged-cities = belegerde steden
quantity-pig = varken
quantity-pig-herd = varkenskudde
quantity-neighbour-points = punten van het project in het leengebied
quantity-empty-spaces = lege vakken eromheen
quantity-mist-tiles = tegels met mist
quantity-obelisk-tiles = tegels rond de obelisk
# Up, down, left and right of a figure that lies on a monastery.
quantity-tiles-in-line = tegels in de vier lijnen
quantity-meeples = { meeples }
quantity-knights = ridders
quantity-farmers = boeren
quantity-monks = monniken
quantity-crown-fields = kroonvelden
quantity-protected-meeples = beschermde { meeples }
quantity-final-points = punten die het bij de eindtelling zou opleveren
quantity-unopened-gifts = ongeopende geschenken
quantity-arrow-missed = ongebruikte pijl
quantity-bathhouse-number = getal op het badhuis
quantity-acrobats = artiesten
quantity-sheep = schapen
quantity-fruit-number = getal op het fruitfiche
quantity-fruits-sold = verkochte fruitfiches
quantity-animal-number = getal op het dierfiche
quantity-bet-2-6 = fiche 2/6
quantity-bet-3-5 = fiche 3/5
quantity-bet-3-6 = fiche 3/6
quantity-bet-4-7 = fiche 4/7+
quantity-bet-4 = fiche 4
quantity-bet-5-8 = fiche 5/8+
quantity-knights-at-gingerbread-man = eigen ridders bij het peperkoekmannetje
quantity-bid = bod
quantity-robbed-points = punten van de beroofde speler
quantity-goods-led = soorten handelswaren met de meeste fiches
quantity-cities-on-board = afgebouwde steden op het speelveld
quantity-roads-on-board = afgebouwde wegen op het speelveld
quantity-gold-bars = goudstaven
quantity-foreign-knights = ridders van andere spelers
# As changed by the scoring tile Highway. In the sums it reads like “tiles”.
quantity-road-tiles-that-count = tegels
# Without those that a Bad Neighbourhood leaves out. In the sums it reads like “tiles”.
quantity-city-tiles-that-count = tegels
# Not changed by scoring tiles; a German cathedral tile is one.
quantity-actual-tiles = echte tegels
quantity-two-tile-city = stad van twee tegels
# Of the feature: its lines down to this one.
quantity-value = punten tot nu toe
