### Draft, not yet reviewed by a native speaker.
### Scoring farmers whose land is joined to that of a barn.

scoring-joined-field = Крестьяне на присоединённом к амбару поле

joined-field-when = Очки за крестьян подсчитываются, когда их { farm } соединяется с тем, на котором стоит **амбар**.

joined-field-from-carcassonne = Рядом с **амбаром** могут оказаться только { meeples }, которые пришли на это { farm } из **города Каркассон** после последнего хода. Подсчитайте очки за них раньше, чем за амбары.

joined-field-cities = Каждый завершённый город у этого поля

joined-field-cities-counted = { shared-counted-cities }
joined-field-cities-counted-later = { shared-counted-cities }
joined-field-cities-castles = { shared-castle-no-city }

joined-field-castles = Каждый **замок** у этого поля

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
