### Draft, not yet reviewed by a native speaker.
### Scoring: gold.

scoring-gold = Lingots d’or

gold = Chaque **lingot d’or** du joueur ; plus il en a, plus chacun vaut cher

# Under gold.
gold-on-tiles = Les lingots d’or qui sont encore sur des tuiles ne comptent pour personne.
