### Draft, not yet reviewed by a native speaker.
### Scoring barns after the game.

scoring-barn = Grange

barn-each-owner = Chaque joueur qui a une **grange** dans le { farm } marque tout cela. Peu importe qui y a le plus de granges.

barn-cities = Chaque ville complétée au bord du { farm }

barn-cities-counted = { shared-counted-cities }
barn-cities-castles = { shared-castle-no-city }

barn-castles = Chaque **forteresse** au bord du { farm }

# Under barn-cities. $pig, $pig-herd: at least one of them is on the table.
barn-pigs =
    { $pig ->
        [yes] { $pig-herd ->
            [yes] Un cochon ou un troupeau de porcs
           *[no] Un cochon
        }
       *[no] Un troupeau de porcs
    } ne rapporte rien pour une grange.

barn-siege = Chaque ville assiégée (**Cathares**, **Siège**, **Assiégeants**) compte deux fois.
