### Draft, not yet reviewed by a native speaker.
### Scoring: gingerbread man.

scoring-gingerbread-man = Peperkoekmannetje

gingerbread-man = Elke tegel van de stad die het **peperkoekmannetje** verlaat, voor elke ridder die de speler er heeft

gingerbread-man-triangular-tile = { shared-triangular-tile }
gingerbread-man-wonder-tile = { shared-wonder-tile }
