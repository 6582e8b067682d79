### Draft, not yet reviewed by a native speaker.
### Scoring farmers whose land is joined to that of a barn.

scoring-joined-field = Sedláci na louce připojené ke statku

joined-field-when = Sedláky vyhodnoť, když se jejich { farm } spojí s takovou, na které je **statek**.

joined-field-from-carcassonne = U **statku** mohou stát jen { meeples }, kteří na jeho { farm-accusative } přišli po posledním tahu z **města Carcassonne**. Vyhodnoť je před statky.

joined-field-cities = Každé dokončené město u louky

joined-field-cities-counted = { shared-counted-cities }
joined-field-cities-counted-later = { shared-counted-cities }
joined-field-cities-castles = { shared-castle-no-city }

joined-field-castles = Každý **hrad** u louky

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
