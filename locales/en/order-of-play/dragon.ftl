### Order of play, phase 2B: the dragon moves after the figures have been placed.

# Step 2D, first edition. The page names the publishers that have the rule at this place.
dragon-moves-before-scoring =
    If the tile you placed shows a **dragon**, move the dragon. The players move it together, one tile each, you first and then clockwise, until it has moved { $tiles } tiles. It never enters a tile twice{ $fairy ->
        [yes] , nor the tile with the fairy
       *[no] { "" }
    }. It eats the { meeples }{ $special-figures ->
        [yes] {" "}and special figures
       *[no] { "" }
    } on each tile that it enters: they go back to their owners.

# Step 2D, new edition.
dragon-moves =
    If the tile you placed shows a **dragon**, move the dragon. The players move it together, one tile each, you first and then clockwise, until it has moved { $tiles } tiles. It never enters a tile twice{ $fairy ->
        [yes] , nor the tile with the fairy
       *[no] { "" }
    }. It eats the { meeples }{ $special-figures ->
        [yes] {" "}and special figures
       *[no] { "" }
    } on each tile that it enters: they go back to their owners.
