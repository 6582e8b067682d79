### The order of play: titles of the page, of its phases and of its steps, and the captions of what repeats.

page-order-of-play = Order of play

## Phases. Their number is shown before the title, where they have one.

phase-introduction = Introduction
phase-any-time = At any time in your turn
phase-place-tile = Placing a tile
phase-move-wood = Placing a { meeple }
phase-dragon = Moving the dragon
phase-scoring = Scoring
# The dragon moves after the scoring: one publisher of the first edition has it so.
phase-dragon-late = Moving the dragon
phase-end-of-turn = Further actions

## Steps. Their label (1A …) is shown before the title, where they have one.

step-intro = Introduction
step-any-time = At any time in your turn
step-begin-turn = Begin the turn
step-draw-tile = Draw a tile
step-place-tile = Place the tile
# “Wood” is every wooden piece: a meeple, a special figure, the fairy, a tower floor.
step-wood-prologue = Before placing figures
step-wood-first = Place or move figures: first part
step-wood-second = Place or move figures: second part
step-wood-epilogue = After placing figures
step-dragon = The dragon goes hunting
step-completed-features = Find the completed features
step-score-feature = Score a completed feature
step-tile-scoring = Score for the tile
step-dragon-late = The dragon goes hunting
step-finish-tile = Finish the tile’s actions
step-end-turn = End the turn

## Captions of the parts that a player goes through more than once.

# Around steps 1B to 4A; shown with the builder only.
repeat-double-turn = Once, or twice with a double turn
repeat-feature = Once for each completed feature
# Around the parts of a bazaar in step 4A: a tile placed in the round may bring another bazaar.
repeat-bazaar-round = Once for each bazaar, until none is left
