### Draft, not yet reviewed by a native speaker.
### Scoring: wheel famine.

scoring-wheel-famine = Kolo štěstí: hladomor

wheel-famine-each-farm = Počítej každou { farm-accusative } zvlášť.

wheel-famine-cities = Každé dokončené město u louky, za každého sedláka hráče na ní

wheel-famine-cities-counted = { shared-counted-cities }
wheel-famine-cities-castles = { shared-castle-no-city }

wheel-famine-castles = Každý **hrad** u louky, za každého sedláka

wheel-famine-pig = { shared-pig } Platí to za každého sedláka.

wheel-famine-pig-herd = { shared-pig-herd } Platí to za každého sedláka.

wheel-famine-pig-herd-once = { shared-pig-herd-once }
