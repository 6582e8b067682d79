### Draft, not yet reviewed by a native speaker.
### Scoring: robber theft.

scoring-robber-theft = Voleur

robber-theft = La moitié de ce que marque le joueur volé, arrondie à l’unité supérieure, pour le propriétaire du **voleur**
