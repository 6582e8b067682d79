### Draft, not yet reviewed by a native speaker.
### Scoring: fruit harvest.

scoring-fruit-harvest = Arbres fruitiers : récolte

fruit-harvest = Le nombre inscrit sur le jeton Fruit que vous prenez
