### Scoring: wheel crowns.

scoring-wheel-crowns = Wheel of fortune: Crown spaces

wheel-crowns = Each crown space of the active sector that the player’s { meeples } hold

# Under wheel-crowns.
wheel-crowns-alone = A { meeple } that is alone in a sector with two crown spaces holds both of them.
