### Scoring: fairy turn.

scoring-fairy-turn = The fairy, at the beginning of a turn

fairy-turn-point = If the **fairy** stands with one of your { meeples }, you score for it.

# Under fairy-turn-point.
fairy-turn-acrobats = If the fairy stands with an **acrobat**, you score for each of your acrobats in the pyramid.

fairy-turn-hans-statue = If the fairy stands on the tile with the **Hans statue**, count it once more.
