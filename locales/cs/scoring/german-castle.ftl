### Draft, not yet reviewed by a native speaker.
### Scoring a German castle.

scoring-german-castle = Německý hrad

german-castle-tiles =
    { $own ->
        [one] Jeho { $own } políčko
        [few] Jeho { $own } políčka
       *[other] Jeho { $own } políček
    } a každá kartička kolem něj

# Under german-castle-tiles.
german-castle-tiles-around =
    „Kolem“ znamená { $around ->
        [one] { $around } políčko, které se dotýká
        [few] { $around } políčka, která se dotýkají
       *[other] { $around } políček, která se dotýkají
    } jeho vlastních, i v rozích.

german-castle-tiles-double-tile = { shared-double-tile }
german-castle-tiles-triangular-tile = { shared-triangular-tile }
german-castle-tiles-wonder-tile = { shared-wonder-tile }
german-castle-little-buildings = { shared-little-buildings-around }
german-castle-ghosts = { shared-ghosts }
german-castle-ghosts-own-points = { shared-ghosts-own-points }
german-castle-ghosts-below-zero = { shared-ghosts-below-zero }
german-castle-teacher = { shared-teacher }
german-castle-fairy = { shared-fairy }
german-castle-fairy-without-majority = { shared-fairy-without-majority }
