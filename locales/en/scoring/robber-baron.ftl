### Scoring: robber baron.

scoring-robber-baron = Robber Baron

robber-baron = Each completed road on the board, for the player with the **Robber Baron**

# Under robber-baron.
robber-baron-counted = Length does not matter, nor who held the road.
