### Draft, not yet reviewed by a native speaker.
### Scoring Baba Yaga’s hut.

scoring-baba-yaga = Isba de Baba Yaga

baba-yaga-tiles = Sa tuile et chaque emplacement vide qui l’entoure

# Under baba-yaga-tiles.
baba-yaga-tiles-surrounded = Quand elle est complétée, il ne reste aucun emplacement vide autour d’elle.

baba-yaga-little-buildings = { shared-little-buildings-around }
baba-yaga-ghosts = { shared-ghosts }
baba-yaga-ghosts-own-points = { shared-ghosts-own-points }
baba-yaga-ghosts-below-zero = { shared-ghosts-below-zero }
baba-yaga-teacher = { shared-teacher }
baba-yaga-fairy = { shared-fairy }
baba-yaga-fairy-without-majority = { shared-fairy-without-majority }
