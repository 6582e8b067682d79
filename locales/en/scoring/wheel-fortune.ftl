### Scoring: wheel fortune.

scoring-wheel-fortune = Wheel of fortune: Fortune

wheel-fortune = You alone score.
