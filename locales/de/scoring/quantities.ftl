### Draft, not yet reviewed by a native speaker.
### Scoring: what is counted, as it stands in a sum (“2 × tiles + 2 × coats of arms”) and in the calculator.
### Plural and in lower case; singular for what is there or not. Short.

quantity-tiles = Plättchen
quantity-pennants = { coats-of-arms }
quantity-surrounding-tiles = Plättchen ringsum
# Stretches of road on tiles with a German cathedral; each counts by itself.
quantity-cathedral-segments = Straßenabschnitte auf deutschen Kathedralen
quantity-cathedral-tiles = Plättchen mit deutscher Kathedrale
quantity-road-to-cathedral = deutsche Kathedrale an der Straße
quantity-inn-road-tiles = Plättchen von Straßen mit Wirtshaus
quantity-inn-road-segments = Abschnitte von Straßen mit Wirtshaus auf deutschen Kathedralen
quantity-inn = Wirtshaus
quantity-cathedral = Kathedrale
quantity-siege = Belagerung
quantity-mage = Magier
quantity-witch = Hexe
quantity-wells = Brunnen
quantity-inn-wells = Brunnen an Straßen mit Wirtshaus
quantity-sheds = Schuppen
quantity-houses = Wohnhäuser
quantity-towers = Türme
quantity-german-castles = deutsche Burgen
quantity-bathhouse-numbers = Zahlen auf Badehäusern
quantity-signposts = richtige Wegweiser
quantity-signpost-types = Sorten von Wegweisern
quantity-labyrinth-meeples = { meeples } auf den Straßen des Labyrinths
quantity-darmstadtium = Darmstadtium
quantity-church-majority = Mehrheit rings um die Darmstädter Kirche
quantity-vineyards = Weinberge
quantity-one-tile-city = Stadt auf einem einzigen Plättchen
quantity-ghosts = Geister
quantity-porxada = Bonus von La Porxada
quantity-fairy = Fee
quantity-hans-tile = Hans-Statue
quantity-teacher = Lehrer
# Those under the ringmaster and around him. $circus, $acrobats: at least one of them is on the table.
quantity-circus-spaces =
    { $circus ->
        [yes] { $acrobats ->
            [yes] Zirkus- und Artistenplättchen
           *[no] Zirkusplättchen
        }
       *[no] Artistenplättchen
    }
quantity-highway = Wertungsplättchen Heerstraße
quantity-revolt-farm-tiles = Plättchen mit Bauernhof, beim Bauernaufstand
quantity-street-festival = Wertungsplättchen Straßenfest
quantity-slum-tiles = halbrunde Stadtränder bei Schlechter Gegend
quantity-siege-token = Wertungsplättchen Belagerung
quantity-wealth = Wertungsplättchen Reichtum
quantity-poverty = Wertungsplättchen Armut
quantity-hermitage-tiles = Plättchen mit Stadt, beim { monastery } des Einsiedlers
quantity-pilgrim-tiles = Plättchen mit Straße, beim Pilgerweg
quantity-watched-meeples = { meeples } rings um den Wachturm
quantity-watched-roads = Plättchen mit Straße rings um den Wachturm
quantity-watched-monasteries = klosterartige Gebäude rings um den Wachturm
quantity-watched-pennants = { coats-of-arms } rings um den Wachturm
quantity-watched-cities = Plättchen mit Stadt rings um den Wachturm
quantity-toll = Zoll
quantity-toll-features = Bauernhöfe, Ställe, Gärten und Bilder von { highwaymen-dative }
quantity-traveller-groups = Reisegruppen
quantity-wainwrights = { meeple } im { quarter } der Stellmacher
quantity-minters = { meeple } im { quarter } der Münzer
quantity-bookbinders = { meeple } im { quarter } der Buchbinder
quantity-completed-cities = abgeschlossene Städte
quantity-castles-at-field = Burgen an der { farm }
quantity-besieged-cities = belagerte Städte
quantity-pig = Schwein
quantity-pig-herd = Schweineherde
quantity-neighbour-points = Punkte des Gebiets in der Umgebung
quantity-empty-spaces = leere Plätze ringsum
quantity-mist-tiles = Plättchen mit Nebel
quantity-obelisk-tiles = Plättchen rings um den Obelisken
# Up, down, left and right of a figure that lies on a monastery.
quantity-tiles-in-line = Plättchen in den vier Reihen
quantity-meeples = { meeples }
quantity-knights = Ritter
quantity-farmers = Bauern
quantity-monks = Mönche
quantity-crown-fields = Kronenfelder
quantity-protected-meeples = geschützte { meeples }
quantity-final-points = Punkte, die es nach Spielende bringen würde
quantity-unopened-gifts = ungeöffnete Geschenke
quantity-arrow-missed = nicht benutzter Pfeil
quantity-bathhouse-number = Zahl auf dem Badehaus
quantity-acrobats = Artisten
quantity-sheep = Schafe
quantity-fruit-number = Zahl auf dem Obstplättchen
quantity-fruits-sold = verkaufte Obstplättchen
quantity-animal-number = Zahl auf dem Tierplättchen
quantity-bet-2-6 = Wettchip 2/6
quantity-bet-3-5 = Wettchip 3/5
quantity-bet-3-6 = Wettchip 3/6
quantity-bet-4-7 = Wettchip 4/7+
quantity-bet-4 = Wettchip 4
quantity-bet-5-8 = Wettchip 5/8+
quantity-knights-at-gingerbread-man = eigene Ritter beim Lebkuchenmann
quantity-bid = Gebot
quantity-robbed-points = Punkte des beraubten Spielers
quantity-goods-led = Warensorten mit den meisten Plättchen
quantity-cities-on-board = abgeschlossene Städte auf der Spielfläche
quantity-roads-on-board = abgeschlossene Straßen auf der Spielfläche
quantity-gold-bars = Goldstücke
quantity-foreign-knights = Ritter anderer Spieler
# As changed by the scoring tile Highway. In the sums it reads like “tiles”.
quantity-road-tiles-that-count = Plättchen
# Without those that a Bad Neighbourhood leaves out. In the sums it reads like “tiles”.
quantity-city-tiles-that-count = Plättchen
# Not changed by scoring tiles; a German cathedral tile is one.
quantity-actual-tiles = tatsächliche Plättchen
quantity-two-tile-city = Stadt aus zwei Plättchen
# Of the feature: its lines down to this one.
quantity-value = bisherige Punkte
