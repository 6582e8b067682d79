### Draft, not yet reviewed by a native speaker.
### Scoring: flock.

scoring-flock = Schäfer

flock = Jedes Schaf auf den Schafplättchen der Herden auf der { farm }, für jeden Spieler mit einem Schäfer dort
