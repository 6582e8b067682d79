### Draft, not yet reviewed by a native speaker.
### Scoring: protection placed.

scoring-protection-placed = Крестьянские восстания: защита при размещении { meeple-genitive }

protection-placed = Вы защищаете { meeple-accusative }, когда ставите его.

# Under protection-placed.
protection-placed-phantom = **Фантом** здесь считается за { meeple-accusative }.

protection-placed-below-zero = { shared-may-fall-below-zero }
