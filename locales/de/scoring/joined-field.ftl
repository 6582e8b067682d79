### Draft, not yet reviewed by a native speaker.
### Scoring farmers whose land is joined to that of a barn.

scoring-joined-field = Mit einem Gutshof verbundene Bauern

joined-field-when = Du wertest die Bauern, wenn ihre { farm } mit einer verbunden wird, auf der ein **Gutshof** steht.

joined-field-from-carcassonne = Auf einer { farm } mit **Gutshof** können nur { meeples } stehen, die nach dem letzten Zug aus der **Stadt Carcassonne** gekommen sind. Werte sie vor den Gutshöfen.

joined-field-cities = Jede abgeschlossene Stadt an der { farm }

joined-field-cities-counted = { shared-counted-cities }
joined-field-cities-counted-later = { shared-counted-cities }
joined-field-cities-castles = { shared-castle-no-city }

joined-field-castles = Jede **Burg** an der { farm }

joined-field-pig = { shared-pig }
joined-field-pig-herd = { shared-pig-herd }
joined-field-pig-herd-once = { shared-pig-herd-once }
joined-field-siege = { shared-field-siege }
joined-field-little-buildings = { shared-little-buildings }
joined-field-ghosts = { shared-ghosts }
joined-field-ghosts-own-points = { shared-ghosts-own-points }
joined-field-ghosts-below-zero = { shared-ghosts-below-zero }
joined-field-teacher = { shared-teacher }
joined-field-ringmaster = { shared-ringmaster }
joined-field-ringmaster-without-majority = { shared-ringmaster-without-majority }
joined-field-ringmaster-after-feature = { shared-ringmaster-after-feature }
joined-field-fairy = { shared-fairy }
joined-field-fairy-without-majority = { shared-fairy-without-majority }
