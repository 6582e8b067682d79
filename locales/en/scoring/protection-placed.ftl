### Scoring: protection placed.

scoring-protection-placed = Peasant revolts: protection when you place a { meeple }

protection-placed = You protect a { meeple } while you place it.

# Under protection-placed.
protection-placed-phantom = The **phantom** counts as a { meeple } here.

protection-placed-below-zero = { shared-may-fall-below-zero }
