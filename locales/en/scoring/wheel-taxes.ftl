### Scoring: wheel taxes.

scoring-wheel-taxes = Wheel of fortune: Tax

wheel-taxes = In each city, for each of the player’s knights: the number of { coats-of-arms } and of the player’s own knights there

# Under wheel-taxes.
wheel-taxes-each-city = Do the sum for each city by itself.
