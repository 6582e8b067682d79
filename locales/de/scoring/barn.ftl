### Draft, not yet reviewed by a native speaker.
### Scoring barns after the game.

scoring-barn = Gutshof

barn-each-owner = Jeder Spieler mit einem **Gutshof** auf der { farm } erhält alle diese Punkte. Es spielt keine Rolle, wer dort mehr Gutshöfe hat.

barn-cities = Jede abgeschlossene Stadt an der { farm }

barn-cities-counted = { shared-counted-cities }
barn-cities-castles = { shared-castle-no-city }

barn-castles = Jede **Burg** an der { farm }

# Under barn-cities. $pig, $pig-herd: at least one of them is on the table.
barn-pigs =
    { $pig ->
        [yes] { $pig-herd ->
            [yes] Ein Schwein oder eine Schweineherde
           *[no] Ein Schwein
        }
       *[no] Eine Schweineherde
    } bringt für einen Gutshof nichts.

barn-siege = Jede belagerte Stadt (**Katharer**, **Belagerung**, **Belagerer**) zählt doppelt.
