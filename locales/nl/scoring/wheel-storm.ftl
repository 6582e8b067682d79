### Draft, not yet reviewed by a native speaker.
### Scoring: wheel storm.

scoring-wheel-storm = Rad van Fortuin: Onweer

wheel-storm = Elke { meeple } die de speler in voorraad heeft
