### Draft, not yet reviewed by a native speaker.
### Scoring: easter nest.

scoring-easter-nest = Paasnest

easter-nest = Het nest levert niemand punten op.

# Under easter-nest.
easter-nest-you = Bouw jij het nest af, dan neem je { $eggs } paaseieren.

# Under easter-nest.
easter-nest-around =
    Elke { meeple } op de tegel van het nest en op de { $around } { $edition ->
        [c1] tegels
       *[c2] vakken
    } eromheen levert zijn eigenaar { $eggs ->
        [one] { $eggs } paasei
       *[other] { $eggs } paaseieren
    } op.
