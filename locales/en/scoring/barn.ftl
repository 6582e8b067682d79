### Scoring barns after the game.

scoring-barn = Barn

barn-each-owner = Each player with a **barn** on the { farm } scores all of this. It does not matter who has more barns there.

barn-cities = Each completed city at the { farm }

barn-cities-counted = { shared-counted-cities }
barn-cities-castles = { shared-castle-no-city }

barn-castles = Each **castle** at the { farm }

# Under barn-cities. $pig, $pig-herd: at least one of them is on the table.
barn-pigs =
    A { $pig ->
        [yes] { $pig-herd ->
            [yes] pig or pig herd
           *[no] pig
        }
       *[no] pig herd
    } brings nothing for a barn.

barn-siege = Each besieged city (**Cathars**, **Siege**, **Besiegers**) counts twice.
