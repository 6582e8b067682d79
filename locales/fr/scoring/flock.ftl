### Draft, not yet reviewed by a native speaker.
### Scoring: flock.

scoring-flock = Bergers

flock = Chaque mouton des jetons de troupeau du { farm }, pour chaque joueur qui y a un berger
