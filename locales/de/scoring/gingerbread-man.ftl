### Draft, not yet reviewed by a native speaker.
### Scoring: gingerbread man.

scoring-gingerbread-man = Lebkuchenmann

gingerbread-man = Jedes Plättchen der Stadt, die der **Lebkuchenmann** verlässt, für jeden Ritter des Spielers darin

gingerbread-man-triangular-tile = { shared-triangular-tile }
gingerbread-man-wonder-tile = { shared-wonder-tile }
