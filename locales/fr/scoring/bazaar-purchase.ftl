### Draft, not yet reviewed by a native speaker.
### Scoring: bazaar purchase.

scoring-bazaar-purchase = Bazar : ce que paie l’acheteur

bazaar-purchase = La mise pour la tuile, pour le joueur qui l’a achetée

# Under bazaar-purchase.
bazaar-purchase-below-zero = L’acheteur peut ainsi descendre sous zéro.
