### Draft, not yet reviewed by a native speaker.
### Scoring: wheel inquisition.

scoring-wheel-inquisition = Rad van Fortuin: Inquisitie

wheel-inquisition = Elke monnik van de speler
