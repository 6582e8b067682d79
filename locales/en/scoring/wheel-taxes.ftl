### Scoring: wheel taxes.

scoring-wheel-taxes = Wheel of fortune: Tax

wheel-taxes = For each city: each of the player’s knights brings as much as there are { coats-of-arms } and own knights in it.

# Under wheel-taxes.
wheel-taxes-each-city = Do the sum for each city by itself.
