### Scoring: wheel inquisition.

scoring-wheel-inquisition = Wheel of fortune: Inquisition

wheel-inquisition = Each monk of the player
