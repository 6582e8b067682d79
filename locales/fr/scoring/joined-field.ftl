### Draft, not yet reviewed by a native speaker.
### Scoring farmers whose land is joined to that of a barn.

scoring-joined-field = Paysans reliés à une grange

joined-field-when = Évaluez les paysans quand leur { farm } est relié à un autre qui a une **grange**.

joined-field-from-carcassonne = Seuls des { meeples } venus de la **Ville de Carcassonne** après le dernier tour peuvent se trouver dans un { farm } avec une **grange**. Évaluez-les avant les granges.

joined-field-cities = Chaque ville complétée au bord du { farm }

joined-field-cities-counted = { shared-counted-cities }
joined-field-cities-counted-later = { shared-counted-cities }
joined-field-cities-castles = { shared-castle-no-city }

joined-field-castles = Chaque **forteresse** au bord du { farm }

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
