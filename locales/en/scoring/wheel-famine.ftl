### Scoring: wheel famine.

scoring-wheel-famine = Wheel of fortune: Famine

wheel-famine-each-farm = Do the sum for each { farm } by itself.

wheel-famine-cities = Each completed city at the { farm }, for each of the player’s farmers there

wheel-famine-cities-counted = { shared-counted-cities }
wheel-famine-cities-castles = { shared-castle-no-city }

wheel-famine-castles = Each **castle** at the { farm }, for each farmer

wheel-famine-pig = { shared-pig } This is so for each farmer.

wheel-famine-pig-herd = { shared-pig-herd } This is so for each farmer.

wheel-famine-pig-herd-once = { shared-pig-herd-once }
