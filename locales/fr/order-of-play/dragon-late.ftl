### Draft, not yet reviewed by a native speaker.
### Order of play, phase 3B: by the rules of one publisher the dragon moves only after scoring.

# Step 3D, first edition. The page names the publisher. It is the same move as in step 2D, at another time.
dragon-moves-after-scoring = Si la tuile que vous avez placée montre un **dragon**, déplacez le dragon maintenant et non à l’étape { STEP("dragon") }.
