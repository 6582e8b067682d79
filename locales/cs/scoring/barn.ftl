### Draft, not yet reviewed by a native speaker.
### Scoring barns after the game.

scoring-barn = Statek

barn-each-owner = To všechno získá každý hráč, který má na této louce **statek**. Nezáleží na tom, kdo jich tam má víc.

barn-cities = Každé dokončené město u louky

barn-cities-counted = { shared-counted-cities }
barn-cities-castles = { shared-castle-no-city }

barn-castles = Každý **hrad** u louky

# Under barn-cities. $pig, $pig-herd: at least one of them is on the table.
barn-pigs =
    { $pig ->
        [yes] { $pig-herd ->
            [yes] Prasátko ani stádo prasat
           *[no] Prasátko
        }
       *[no] Stádo prasat
    } u statku nic nepřináší.

barn-siege = Každé obležené město (**Kataři**, **obležení**, **obléhatelé**) se počítá dvakrát.
