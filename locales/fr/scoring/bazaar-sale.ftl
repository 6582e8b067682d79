### Draft, not yet reviewed by a native speaker.
### Scoring: bazaar sale.

scoring-bazaar-sale = Bazar : ce que reçoit le vendeur

bazaar-sale = La mise pour la tuile, pour le joueur qui l’a vendue
