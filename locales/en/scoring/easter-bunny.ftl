### Scoring: easter bunny.

scoring-easter-bunny = Easter bunny

easter-bunny = Nobody scores for the way of the bunny.

# Under easter-bunny.
easter-bunny-eggs =
    Each { meeple } on a tile to which the **Easter bunny** hops brings its owner { $eggs ->
        [one] { $eggs } Easter egg
       *[other] { $eggs } Easter eggs
    }.
