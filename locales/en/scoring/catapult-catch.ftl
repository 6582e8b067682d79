### Scoring: catapult catch.

scoring-catapult-catch = Catapult: catch

catapult-catch = For the catcher or for the shooter

# Under catapult-catch.
catapult-catch-catcher = The catcher scores for a caught token, and for one that is not caught but does not fly far enough.

# Under catapult-catch.
catapult-catch-shooter = The shooter scores for a token that flies far enough and is not caught, and for one that the catcher touches but does not hold.
