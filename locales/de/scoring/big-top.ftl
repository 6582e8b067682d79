### Draft, not yet reviewed by a native speaker.
### Scoring: big top.

scoring-big-top = Zirkuszelt

big-top = Die Zahl auf dem Tierplättchen, für jeden { meeple } des Spielers auf dem Plättchen mit dem **Zirkuszelt** und auf den { $around } Plättchen ringsum

# Under big-top.
big-top-last = Drehe das Plättchen, das noch unter dem Zirkuszelt liegt, um und werte es einmal.

big-top-castles = { shared-meeples-on-castles }
big-top-double-tile = { shared-double-tile }
big-top-triangular-tile = { shared-triangular-tile }
big-top-wonder-tile = { shared-wonder-tile }
big-top-double-meeples = { shared-meeples-on-double-tiles }
big-top-meeples-apart = { shared-meeples-apart }
