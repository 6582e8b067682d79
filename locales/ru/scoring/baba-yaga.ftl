### Draft, not yet reviewed by a native speaker.
### Scoring Baba Yaga’s hut.

scoring-baba-yaga = Избушка Бабы-яги

baba-yaga-tiles = Её тайл и каждая пустая клетка вокруг него

# Under baba-yaga-tiles.
baba-yaga-tiles-surrounded = Когда избушка завершена, пустых клеток вокруг неё не остаётся.

baba-yaga-little-buildings = { shared-little-buildings-around }
baba-yaga-ghosts = { shared-ghosts }
baba-yaga-ghosts-own-points = { shared-ghosts-own-points }
baba-yaga-ghosts-below-zero = { shared-ghosts-below-zero }
baba-yaga-teacher = { shared-teacher }
baba-yaga-fairy = { shared-fairy }
baba-yaga-fairy-without-majority = { shared-fairy-without-majority }
