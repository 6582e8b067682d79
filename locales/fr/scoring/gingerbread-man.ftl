### Draft, not yet reviewed by a native speaker.
### Scoring: gingerbread man.

scoring-gingerbread-man = Bonhomme en pain d’épices

gingerbread-man = Chaque tuile de la ville que quitte le **bonhomme en pain d’épices**, pour chaque chevalier que le joueur y a

gingerbread-man-triangular-tile = { shared-triangular-tile }
gingerbread-man-wonder-tile = { shared-wonder-tile }
