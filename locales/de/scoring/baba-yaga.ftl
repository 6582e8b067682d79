### Draft, not yet reviewed by a native speaker.
### Scoring Baba Yaga’s hut.

scoring-baba-yaga = Hütte der Baba Jaga

baba-yaga-tiles = Ihr eigenes Plättchen und jeder leere Platz ringsum

# Under baba-yaga-tiles.
baba-yaga-tiles-surrounded = Wird sie abgeschlossen, ist ringsum kein Platz mehr leer.

baba-yaga-little-buildings = { shared-little-buildings-around }
baba-yaga-ghosts = { shared-ghosts }
baba-yaga-ghosts-own-points = { shared-ghosts-own-points }
baba-yaga-ghosts-below-zero = { shared-ghosts-below-zero }
baba-yaga-teacher = { shared-teacher }
baba-yaga-fairy = { shared-fairy }
baba-yaga-fairy-without-majority = { shared-fairy-without-majority }
