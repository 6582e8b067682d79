### Draft, not yet reviewed by a native speaker.
### Scoring: robber.

scoring-robber = Voleurs

robber = Chaque **voleur** qui est encore à côté de la piste de score, pour son propriétaire
