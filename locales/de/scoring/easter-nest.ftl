### Draft, not yet reviewed by a native speaker.
### Scoring: easter nest.

scoring-easter-nest = Osternest

easter-nest = Das Nest bringt niemandem Punkte.

# Under easter-nest.
easter-nest-you = Schließt du das Nest ab, nimmst du { $eggs } Ostereier.

# Under easter-nest.
easter-nest-around =
    Jeder { meeple } auf dem Plättchen mit dem Nest und auf den { $around } { $edition ->
        [c1] Plättchen
       *[c2] Quadraten
    } ringsum bringt seinem Besitzer { $eggs ->
        [one] { $eggs } Osterei
       *[other] { $eggs } Ostereier
    }.
