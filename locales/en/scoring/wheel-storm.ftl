### Scoring: wheel storm.

scoring-wheel-storm = Wheel of fortune: Storm

wheel-storm = Each { meeple } that the player has in their supply
