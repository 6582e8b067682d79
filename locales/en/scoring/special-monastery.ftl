### Scoring after the game: a figure that lies as an abbot on a German or Japanese monastery.

scoring-special-monastery = Abbot on a German, Dutch, Belgian or Japanese building

special-monastery-tiles = Its own tile and each tile in the unbroken lines from it: up, down, left and right

# Under special-monastery-tiles.
special-monastery-tiles-surrounded = The number of tiles around it does not matter.

special-monastery-little-buildings = { shared-little-buildings-around }
special-monastery-ghosts = { shared-ghosts }
special-monastery-fairy = { shared-fairy }
