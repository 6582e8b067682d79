### Draft, not yet reviewed by a native speaker.
### Scoring: catapult target.

scoring-catapult-target = Catapulte : jeton Cible

catapult-target = Pour le joueur dont le jeton tombe le plus près de la foire
