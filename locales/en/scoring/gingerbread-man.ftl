### Scoring: gingerbread man.

scoring-gingerbread-man = Gingerbread man

gingerbread-man = Each tile of the city that the **gingerbread man** leaves, for each of the player’s knights in it

gingerbread-man-triangular-tile = { shared-triangular-tile }
gingerbread-man-wonder-tile = { shared-wonder-tile }
