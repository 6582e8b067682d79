### Draft, not yet reviewed by a native speaker.
### Scoring: big top.

scoring-big-top = Circustent

big-top = Het getal op het dierfiche, voor elke { meeple } van de speler op de tegel met de **circustent** en op de { $around } tegels eromheen

# Under big-top.
big-top-last = Draai het fiche om dat nog onder de circustent ligt en tel het één keer.

big-top-castles = { shared-meeples-on-castles }
big-top-double-tile = { shared-double-tile }
big-top-triangular-tile = { shared-triangular-tile }
big-top-wonder-tile = { shared-wonder-tile }
big-top-double-meeples = { shared-meeples-on-double-tiles }
big-top-meeples-apart = { shared-meeples-apart }
