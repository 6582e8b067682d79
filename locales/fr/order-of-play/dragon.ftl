### Draft, not yet reviewed by a native speaker.
### Order of play, phase 2B: the dragon moves after the figures have been placed.

# Step 2D, first edition. The page names the publishers that have the rule at this place.
dragon-moves-before-scoring =
    Si la tuile que vous avez placée montre un **dragon**, déplacez le dragon. Les joueurs le déplacent ensemble, chacun d’une tuile, vous d’abord puis dans le sens horaire, jusqu’à ce qu’il ait parcouru { $tiles } tuiles. Il n’entre jamais deux fois sur une même tuile{ $fairy ->
        [yes] , ni sur la tuile de la fée
       *[no] { "" }
    }. Il dévore les { meeples }{ $special-figures ->
        [yes] {" "}et les pions spéciaux
       *[no] { "" }
    } de chaque tuile où il entre : ils sont rendus à leurs propriétaires.

# Step 2D, new edition.
dragon-moves =
    Si la tuile que vous avez placée montre un **dragon**, déplacez le dragon. Les joueurs le déplacent ensemble, chacun d’une tuile, vous d’abord puis dans le sens horaire, jusqu’à ce qu’il ait parcouru { $tiles } tuiles. Il n’entre jamais deux fois sur une même tuile{ $fairy ->
        [yes] , ni sur la tuile de la fée
       *[no] { "" }
    }. Il dévore les { meeples }{ $special-figures ->
        [yes] {" "}et les pions spéciaux
       *[no] { "" }
    } de chaque tuile où il entre : ils sont rendus à leurs propriétaires.
