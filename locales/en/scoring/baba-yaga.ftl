### Scoring Baba Yaga’s hut.

scoring-baba-yaga = Baba Yaga’s hut

baba-yaga-tiles = Its own tile and each empty space around it

# Under baba-yaga-tiles.
baba-yaga-tiles-surrounded = When it is completed, there is no empty space left around it.

baba-yaga-little-buildings = { shared-little-buildings-around }
baba-yaga-ghosts = { shared-ghosts }
baba-yaga-ghosts-own-points = { shared-ghosts-own-points }
baba-yaga-ghosts-below-zero = { shared-ghosts-below-zero }
baba-yaga-teacher = { shared-teacher }
baba-yaga-fairy = { shared-fairy }
baba-yaga-fairy-without-majority = { shared-fairy-without-majority }
