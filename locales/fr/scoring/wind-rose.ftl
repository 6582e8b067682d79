### Draft, not yet reviewed by a native speaker.
### Scoring: wind rose.

scoring-wind-rose = Rose des vents

wind-rose = Vous placez une tuile avec un morceau de **rose des vents** dans le bon quart du paysage.
