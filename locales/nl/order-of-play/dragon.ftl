### Draft, not yet reviewed by a native speaker.
### Order of play, phase 2B: the dragon moves after the figures have been placed.

# Step 2D, first edition. The page names the publishers that have the rule at this place.
dragon-moves-before-scoring = Toont de aangelegde tegel een **draak**, verplaats dan de draak.

# Step 2D, new edition.
dragon-moves = Toont de aangelegde tegel een **draak**, verplaats dan de draak.
