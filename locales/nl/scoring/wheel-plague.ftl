### Draft, not yet reviewed by a native speaker.
### Scoring: wheel plague.

scoring-wheel-plague = Rad van Fortuin: Pest

wheel-plague = Niemand krijgt punten.

# Under wheel-plague.
wheel-plague-meeple = Elke speler haalt een eigen { meeple } van het speelveld en krijgt er niets voor.
