### Order of play, phase 2B: the dragon moves after the figures have been placed.

# Step 2D, first edition. The page names the publishers that have the rule at this place.
dragon-moves-before-scoring = If the tile you placed shows a **dragon**, move the dragon.

# Step 2D, new edition.
dragon-moves = If the tile you placed shows a **dragon**, move the dragon.
