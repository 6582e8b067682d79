### Draft, not yet reviewed by a native speaker.
### Scoring an obelisk (fan expansion).

scoring-obelisk = Obelisk

obelisk-owner = Tyto body získá jen majitel **obelisku**.

obelisk-spaces =
    { $own ->
        [one] Jeho { $own } políčko
        [few] Jeho { $own } políčka
       *[other] Jeho { $own } políček
    } a { $around ->
        [one] { $around } políčko
        [few] { $around } políčka
       *[other] { $around } políček
    } kolem nich

# The same after the game.
obelisk-spaces-final = Každá kartička na jeho { $own } políčkách a na { $around } políčkách kolem nich

obelisk-little-buildings = { shared-little-buildings-around }

obelisk-hans-statue = Stojí-li tam **Hansova socha**, započítej to všechno ještě jednou.
