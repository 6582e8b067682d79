### Draft, not yet reviewed by a native speaker.
### Scoring: protection placed.

scoring-protection-placed = Boerenopstanden: bescherming bij het zetten van een { meeple }

protection-placed = Je beschermt een { meeple } terwijl je hem zet.

# Under protection-placed.
protection-placed-phantom = Het **fantoom** telt hier als een { meeple }.

protection-placed-below-zero = { shared-may-fall-below-zero }
