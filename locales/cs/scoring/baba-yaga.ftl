### Draft, not yet reviewed by a native speaker.
### Scoring Baba Yaga’s hut.

scoring-baba-yaga = Chýše Baby Jagy

baba-yaga-tiles = Její kartička a každé prázdné políčko kolem ní

# Under baba-yaga-tiles.
baba-yaga-tiles-surrounded = Když je chýše dokončená, žádné prázdné políčko kolem ní nezbývá.

baba-yaga-little-buildings = { shared-little-buildings-around }
baba-yaga-ghosts = { shared-ghosts }
baba-yaga-ghosts-own-points = { shared-ghosts-own-points }
baba-yaga-ghosts-below-zero = { shared-ghosts-below-zero }
baba-yaga-teacher = { shared-teacher }
baba-yaga-fairy = { shared-fairy }
baba-yaga-fairy-without-majority = { shared-fairy-without-majority }
