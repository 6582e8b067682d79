### Draft, not yet reviewed by a native speaker.
### Scoring: wheel storm.

scoring-wheel-storm = Schicksalsrad: Unwetter

wheel-storm = Jeder { meeple }, den der Spieler im Vorrat hat
