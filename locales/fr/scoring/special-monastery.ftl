### Draft, not yet reviewed by a native speaker.
### Scoring after the game: a figure that lies as an abbot on a German or Japanese monastery.

scoring-special-monastery = Abbé sur un bâtiment allemand, néerlandais, belge ou japonais

special-monastery-tiles = Sa tuile et chaque tuile des lignes continues qui en partent : vers le haut, le bas, la gauche et la droite

# Under special-monastery-tiles.
special-monastery-tiles-surrounded = Le nombre de tuiles autour de lui n’a pas d’importance.

special-monastery-little-buildings = { shared-little-buildings-around }
special-monastery-ghosts = { shared-ghosts }
special-monastery-fairy = { shared-fairy }
