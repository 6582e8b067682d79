### Scoring: big top.

scoring-big-top = Big top

big-top = The number on the animal token, for each { meeple } of the player on the tile of the **big top** and the { $around } tiles around it

# Under big-top.
big-top-last = Turn over the token that still lies under the big top and score it once.

big-top-castles = { shared-meeples-on-castles }
big-top-double-tile = { shared-double-tile }
big-top-triangular-tile = { shared-triangular-tile }
big-top-wonder-tile = { shared-wonder-tile }
big-top-double-meeples = { shared-meeples-on-double-tiles }
big-top-meeples-apart = { shared-meeples-apart }
