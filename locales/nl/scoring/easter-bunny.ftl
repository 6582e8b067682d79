### Draft, not yet reviewed by a native speaker.
### Scoring: easter bunny.

scoring-easter-bunny = Paashaas

easter-bunny = De tocht van de haas levert niemand punten op.

# Under easter-bunny.
easter-bunny-eggs =
    Elke { meeple } op een tegel waar de **paashaas** naartoe springt, levert zijn eigenaar { $eggs ->
        [one] { $eggs } paasei
       *[other] { $eggs } paaseieren
    } op.
