### Scoring: arrow.

scoring-arrow = 20th anniversary: an arrow that you do not use

arrow = You do not activate the arrow on the tile that you just placed.

# Under arrow.
arrow-other-arrows = Arrows on the tiles beside it do not matter.
