### Scoring farmers: when a barn is placed, and after the game.

scoring-field = Farmers

field-with-barn = You score the farmers when a **barn** is placed on their { farm }.

field-without-barn = Score the farmers on each { farm } that has no **barn**.

field-cities = Each completed city at the { farm }

field-cities-counted = { shared-counted-cities }
field-cities-castles = { shared-castle-no-city }

field-castles = Each **castle** at the { farm }

field-pig = { shared-pig }
field-pig-herd = { shared-pig-herd }
field-pig-herd-once = { shared-pig-herd-once }
field-siege = { shared-field-siege }
field-little-buildings = { shared-little-buildings }
field-ghosts = { shared-ghosts }
field-ghosts-own-points = { shared-ghosts-own-points }
field-ghosts-below-zero = { shared-ghosts-below-zero }
field-teacher = { shared-teacher }
field-ringmaster = { shared-ringmaster }
field-ringmaster-without-majority = { shared-ringmaster-without-majority }
field-ringmaster-after-feature = { shared-ringmaster-after-feature }
field-fairy = { shared-fairy }
field-fairy-without-majority = { shared-fairy-without-majority }
