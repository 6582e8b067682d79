### Order of play, phase 3B: by the rules of one publisher the dragon moves only after scoring.

# Step 3D, first edition. The page names the publisher. It is the same move as in step 2D, at another time.
dragon-moves-after-scoring = If the tile you placed shows a **dragon**, move the dragon now and not in step { STEP("dragon") }.

# Step 3D, the variant: there is no step 2D then.
dragon-moves-late =
    If the tile you placed shows a **dragon**, move the dragon. The players move it together, one tile each, you first and then clockwise, until it has moved { $tiles } tiles. It never enters a tile twice{ $fairy ->
        [yes] , nor the tile with the fairy
       *[no] { "" }
    }. It eats the { meeples }{ $special-figures ->
        [yes] {" "}and special figures
       *[no] { "" }
    } on each tile that it enters: they go back to their owners.
