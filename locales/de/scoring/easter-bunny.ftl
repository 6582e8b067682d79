### Draft, not yet reviewed by a native speaker.
### Scoring: easter bunny.

scoring-easter-bunny = Osterhase

easter-bunny = Der Weg des Hasen bringt niemandem Punkte.

# Under easter-bunny.
easter-bunny-eggs =
    Jeder { meeple } auf einem Plättchen, auf das der **Osterhase** hüpft, bringt seinem Besitzer { $eggs ->
        [one] { $eggs } Osterei
       *[other] { $eggs } Ostereier
    }.
