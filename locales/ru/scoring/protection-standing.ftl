### Draft, not yet reviewed by a native speaker.
### Scoring: protection standing.

scoring-protection-standing = Крестьянские восстания: защита позже

protection-standing = Вы защищаете { meeple-accusative }, который уже стоит на столе.

protection-standing-below-zero = { shared-may-fall-below-zero }
