### Scoring: robber.

scoring-robber = Robbers

robber = Each **robber** that still stands beside the scoreboard, for its owner
