### Draft, not yet reviewed by a native speaker.
### Scoring: king.

scoring-king = Roi

king = Chaque ville complétée du paysage, pour le joueur qui a le **Roi**

# Under king.
king-counted = Peu importe sa taille, et peu importe qui la possédait.

# Under king.
king-carcassonne = La **Ville de Carcassonne** compte comme une ville complétée.

king-castles = { shared-castle-no-city }
