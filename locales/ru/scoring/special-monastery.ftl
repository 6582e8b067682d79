### Draft, not yet reviewed by a native speaker.
### Scoring after the game: a figure that lies as an abbot on a German or Japanese monastery.

scoring-special-monastery = Аббат на немецком, нидерландском, бельгийском или японском строении

special-monastery-tiles = Его тайл и каждый тайл на непрерывных линиях от него: вверх, вниз, влево и вправо

# Under special-monastery-tiles.
special-monastery-tiles-surrounded = Число тайлов вокруг него не важно.

special-monastery-little-buildings = { shared-little-buildings-around }
special-monastery-ghosts = { shared-ghosts }
special-monastery-fairy = { shared-fairy }
