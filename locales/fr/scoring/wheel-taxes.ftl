### Draft, not yet reviewed by a native speaker.
### Scoring: wheel taxes.

scoring-wheel-taxes = Roue de la fortune : Impôts

wheel-taxes = Dans chaque ville, pour chaque chevalier du joueur : le nombre de { coats-of-arms } et de ses propres chevaliers dans cette ville

# Under wheel-taxes.
wheel-taxes-each-city = Faites le compte pour chaque ville séparément.
