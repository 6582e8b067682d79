### Draft, not yet reviewed by a native speaker.
### Order of play, phase 3B: by the rules of one publisher the dragon moves only after scoring.

# Step 3D, first edition. The page names the publisher. It is the same move as in step 2D, at another time.
dragon-moves-after-scoring = Si la tuile que vous avez placée montre un **dragon**, déplacez le dragon maintenant et non à l’étape { STEP("dragon") }.

# Step 3D, the variant: there is no step 2D then.
dragon-moves-late =
    Si la tuile que vous avez placée montre un **dragon**, déplacez le dragon. Les joueurs le déplacent ensemble, chacun d’une tuile, vous d’abord puis dans le sens horaire, jusqu’à ce qu’il ait parcouru { $tiles } tuiles. Il n’entre jamais deux fois sur une même tuile{ $fairy ->
        [yes] , ni sur la tuile de la fée
       *[no] { "" }
    }. Il dévore les { meeples }{ $special-figures ->
        [yes] {" "}et les pions spéciaux
       *[no] { "" }
    } de chaque tuile où il entre : ils sont rendus à leurs propriétaires.
