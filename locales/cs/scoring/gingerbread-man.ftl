### Draft, not yet reviewed by a native speaker.
### Scoring: gingerbread man.

scoring-gingerbread-man = Perníkový panáček

gingerbread-man = Každá kartička města, ze kterého **perníkový panáček** odchází, za každého rytíře hráče v něm

gingerbread-man-triangular-tile = { shared-triangular-tile }
gingerbread-man-wonder-tile = { shared-wonder-tile }
