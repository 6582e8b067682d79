### Draft, not yet reviewed by a native speaker.
### Scoring: wheel taxes.

scoring-wheel-taxes = Rad van Fortuin: Belasting

wheel-taxes = In elke stad, voor elke ridder van de speler: het aantal { coats-of-arms } en eigen ridders daar

# Under wheel-taxes.
wheel-taxes-each-city = Maak de som voor elke stad apart.
