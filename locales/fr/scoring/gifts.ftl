### Draft, not yet reviewed by a native speaker.
### Scoring: gifts.

scoring-gifts = Cadeaux

gifts = Chaque carte **Cadeau** que le joueur n’a pas ouverte
