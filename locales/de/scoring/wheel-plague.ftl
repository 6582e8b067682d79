### Draft, not yet reviewed by a native speaker.
### Scoring: wheel plague.

scoring-wheel-plague = Schicksalsrad: Pest

wheel-plague = Niemand erhält Punkte.

# Under wheel-plague.
wheel-plague-meeple = Jeder Spieler nimmt einen seiner eigenen { meeples } von der Spielfläche und erhält nichts dafür.
