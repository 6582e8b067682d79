### Draft, not yet reviewed by a native speaker.
### Scoring after the game: a figure that lies as an abbot on a German or Japanese monastery.

scoring-special-monastery = Opat na německé, nizozemské, belgické nebo japonské stavbě

special-monastery-tiles = Jeho kartička a každá kartička v nepřerušených řadách od ní: nahoru, dolů, vlevo a vpravo

# Under special-monastery-tiles.
special-monastery-tiles-surrounded = Na počtu kartiček kolem nezáleží.

special-monastery-little-buildings = { shared-little-buildings-around }
special-monastery-ghosts = { shared-ghosts }
special-monastery-fairy = { shared-fairy }
