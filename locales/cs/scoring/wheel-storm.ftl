### Draft, not yet reviewed by a native speaker.
### Scoring: wheel storm.

scoring-wheel-storm = Kolo štěstí: bouře

wheel-storm = Každý { meeple }, kterého má hráč v zásobě
