### Draft, not yet reviewed by a native speaker.
### Order of play, phase 2B: the dragon moves after the figures have been placed.

# Step 2D, first edition. The page names the publishers that have the rule at this place.
dragon-moves-before-scoring = Если на выложенном тайле изображён **дракон**, передвиньте дракона.

# Step 2D, new edition.
dragon-moves = Если на выложенном тайле изображён **дракон**, передвиньте дракона.
