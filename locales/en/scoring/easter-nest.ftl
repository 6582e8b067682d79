### Scoring: easter nest.

scoring-easter-nest = Easter nest

easter-nest = Nobody scores for the nest.

# Under easter-nest.
easter-nest-you = If you complete the nest, you take { $eggs } Easter eggs.

# Under easter-nest.
easter-nest-around =
    Each { meeple } on the tile of the nest and on the { $around } { $edition ->
        [c1] tiles
       *[c2] squares
    } around it brings its owner { $eggs ->
        [one] { $eggs } Easter egg
       *[other] { $eggs } Easter eggs
    }.
