### Scoring: gold.

scoring-gold = Gold bars

gold = Each **gold bar** of the player; the more bars, the more each is worth

# Under gold.
gold-on-tiles = Gold bars that still lie on tiles count for nobody.
