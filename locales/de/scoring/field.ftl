### Draft, not yet reviewed by a native speaker.
### Scoring farmers: when a barn is placed, and after the game.

scoring-field = Bauern

field-with-barn = Du wertest die Bauern, wenn ein **Gutshof** auf ihre { farm } gesetzt wird.

field-without-barn = Werte die Bauern auf jeder { farm }, auf der kein **Gutshof** steht.

field-cities = Jede abgeschlossene Stadt an der { farm }

field-cities-counted = { shared-counted-cities }
field-cities-castles = { shared-castle-no-city }

field-castles = Jede **Burg** an der { farm }

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
