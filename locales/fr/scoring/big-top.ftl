### Draft, not yet reviewed by a native speaker.
### Scoring: big top.

scoring-big-top = Chapiteau

big-top = Le nombre du jeton Animal, pour chaque { meeple } du joueur sur la tuile du **chapiteau** et sur les { $around } tuiles qui l’entourent

# Under big-top.
big-top-last = Retournez le jeton qui est encore sous le chapiteau et évaluez-le une fois.

big-top-castles = { shared-meeples-on-castles }
big-top-double-tile = { shared-double-tile }
big-top-triangular-tile = { shared-triangular-tile }
big-top-wonder-tile = { shared-wonder-tile }
big-top-double-meeples = { shared-meeples-on-double-tiles }
big-top-meeples-apart = { shared-meeples-apart }
