### Draft, not yet reviewed by a native speaker.
### Scoring: big top.

scoring-big-top = Цирковой шатёр

big-top =
    Число на жетоне животного за каждого { meeple-accusative } игрока на тайле **циркового шатра** и на { $around ->
        [one] { $around } тайле
        [few] { $around } тайлах
       *[many] { $around } тайлах
    } вокруг него

# Under big-top.
big-top-last = Переверните жетон, который ещё лежит под шатром, и подсчитайте за него очки один раз.

big-top-castles = { shared-meeples-on-castles }
big-top-double-tile = { shared-double-tile }
big-top-triangular-tile = { shared-triangular-tile }
big-top-wonder-tile = { shared-wonder-tile }
big-top-double-meeples = { shared-meeples-on-double-tiles }
big-top-meeples-apart = { shared-meeples-apart }
