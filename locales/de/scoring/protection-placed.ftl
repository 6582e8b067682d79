### Draft, not yet reviewed by a native speaker.
### Scoring: protection placed.

scoring-protection-placed = Bauernaufstände: Schutz beim Setzen eines { meeple-genitive }

protection-placed = Du schützt einen { meeple }, während du ihn setzt.

# Under protection-placed.
protection-placed-phantom = Das **Phantom** zählt hier als { meeple }.

protection-placed-below-zero = { shared-may-fall-below-zero }
