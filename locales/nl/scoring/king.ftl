### Draft, not yet reviewed by a native speaker.
### Scoring: king.

scoring-king = Koning

king = Elke afgebouwde stad op het speelveld, voor de speler met de **Koning**

# Under king.
king-counted = Hoe groot de stad is en wie haar in bezit had, doet er niet toe.

# Under king.
king-carcassonne = De **Stad Carcassonne** telt als een afgebouwde stad.

king-castles = { shared-castle-no-city }
