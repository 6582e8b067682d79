### Draft, not yet reviewed by a native speaker.
### Scoring: flock.

scoring-flock = Herders

flock = Elk schaap op de fiches van de kudden op de { farm }, voor elke speler die er een herder heeft
