### Draft, not yet reviewed by a native speaker.
### Scoring farmers whose land is joined to that of a barn.

scoring-joined-field = Boeren die bij een herenboerderij komen

joined-field-when = Je telt de boeren als hun { farm } wordt verbonden met een { farm } waarop een **herenboerderij** staat.

joined-field-from-carcassonne = Op een { farm } met een **herenboerderij** kunnen alleen { meeples } staan die na de laatste beurt uit de **Stad Carcassonne** zijn gekomen. Tel ze vóór de herenboerderijen.

joined-field-cities = Elke afgebouwde stad aan de { farm }

joined-field-cities-counted = { shared-counted-cities }
joined-field-cities-counted-later = { shared-counted-cities }
joined-field-cities-castles = { shared-castle-no-city }

joined-field-castles = Elke **burcht** aan de { farm }

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
