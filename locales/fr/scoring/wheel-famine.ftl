### Draft, not yet reviewed by a native speaker.
### Scoring: wheel famine.

scoring-wheel-famine = Roue de la fortune : Famine

wheel-famine-each-farm = Faites le compte pour chaque { farm } séparément.

wheel-famine-cities = Chaque ville complétée au bord du { farm }, pour chaque paysan que le joueur y a

wheel-famine-cities-counted = { shared-counted-cities }
wheel-famine-cities-castles = { shared-castle-no-city }

wheel-famine-castles = Chaque **forteresse** au bord du { farm }, pour chaque paysan

wheel-famine-pig = { shared-pig } Cela vaut pour chaque paysan.

wheel-famine-pig-herd = { shared-pig-herd } Cela vaut pour chaque paysan.

wheel-famine-pig-herd-once = { shared-pig-herd-once }
