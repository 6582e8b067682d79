### Scoring: wheel plague.

scoring-wheel-plague = Wheel of fortune: Plague

wheel-plague = Nobody scores.

# Under wheel-plague.
wheel-plague-meeple = Each player takes one of their own { meeples } off the board and scores nothing for it.
