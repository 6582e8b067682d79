### Draft, not yet reviewed by a native speaker.
### Scoring farmers: when a barn is placed, and after the game.

scoring-field = Paysans

field-with-barn = Évaluez les paysans quand une **grange** est posée dans leur { farm }.

field-without-barn = Évaluez les paysans de chaque { farm } qui n’a pas de **grange**.

field-cities = Chaque ville complétée au bord du { farm }

field-cities-counted = { shared-counted-cities }
field-cities-castles = { shared-castle-no-city }

field-castles = Chaque **forteresse** au bord du { farm }

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
