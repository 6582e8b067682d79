### Draft, not yet reviewed by a native speaker.
### Scoring Baba Yaga’s hut.

scoring-baba-yaga = De hut van Baba Yaga

baba-yaga-tiles = De eigen tegel en elk leeg vak eromheen

# Under baba-yaga-tiles.
baba-yaga-tiles-surrounded = Is de hut afgebouwd, dan is er geen leeg vak meer omheen.

baba-yaga-little-buildings = { shared-little-buildings-around }
baba-yaga-ghosts = { shared-ghosts }
baba-yaga-ghosts-own-points = { shared-ghosts-own-points }
baba-yaga-ghosts-below-zero = { shared-ghosts-below-zero }
baba-yaga-teacher = { shared-teacher }
baba-yaga-fairy = { shared-fairy }
baba-yaga-fairy-without-majority = { shared-fairy-without-majority }
