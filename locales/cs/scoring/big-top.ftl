### Draft, not yet reviewed by a native speaker.
### Scoring: big top.

scoring-big-top = Šapitó

big-top =
    Číslo na žetonu zvířete, za každého { meeple-accusative } hráče na kartičce se **šapitó** a na { $around ->
        [one] { $around } kartičce
        [few] { $around } kartičkách
       *[other] { $around } kartičkách
    } kolem ní

# Under big-top.
big-top-last = Otoč žeton, který ještě leží pod šapitó, a jednou ho vyhodnoť.

big-top-castles = { shared-meeples-on-castles }
big-top-double-tile = { shared-double-tile }
big-top-triangular-tile = { shared-triangular-tile }
big-top-wonder-tile = { shared-wonder-tile }
big-top-double-meeples = { shared-meeples-on-double-tiles }
big-top-meeples-apart = { shared-meeples-apart }
