### Draft, not yet reviewed by a native speaker.
### Scoring barns after the game.

scoring-barn = Herenboerderij

barn-each-owner = Elke speler met een **herenboerderij** op de { farm } krijgt al deze punten. Wie er daar de meeste heeft, doet er niet toe.

barn-cities = Elke afgebouwde stad aan de { farm }

barn-cities-counted = { shared-counted-cities }
barn-cities-castles = { shared-castle-no-city }

barn-castles = Elke **burcht** aan de { farm }

# Under barn-cities. $pig, $pig-herd: at least one of them is on the table.
barn-pigs =
    Een { $pig ->
        [yes] { $pig-herd ->
            [yes] varken of varkenskudde
           *[no] varken
        }
       *[no] varkenskudde
    } levert bij een herenboerderij niets op.

barn-siege = Elke belegerde stad (**Katharen**, **Beleg**, **Belegeraars**) telt dubbel.
