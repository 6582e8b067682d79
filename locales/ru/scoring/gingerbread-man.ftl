### Draft, not yet reviewed by a native speaker.
### Scoring: gingerbread man.

scoring-gingerbread-man = Пряничный человечек

gingerbread-man = Каждый тайл города, который покидает **пряничный человечек**, за каждого рыцаря игрока в нём

gingerbread-man-triangular-tile = { shared-triangular-tile }
gingerbread-man-wonder-tile = { shared-wonder-tile }
