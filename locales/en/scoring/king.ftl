### Scoring: king.

scoring-king = King

king = Each completed city on the board, for the player with the **King**

# Under king.
king-counted = Size does not matter, nor who held the city.

# Under king.
king-carcassonne = The **City of Carcassonne** counts as a completed city.

king-castles = { shared-castle-no-city }
