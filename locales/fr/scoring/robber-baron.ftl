### Draft, not yet reviewed by a native speaker.
### Scoring: robber baron.

scoring-robber-baron = Chevalier-brigand

robber-baron = Chaque route complétée du paysage, pour le joueur qui a le **Chevalier-brigand**

# Under robber-baron.
robber-baron-counted = Peu importe sa longueur, et peu importe qui la possédait.
