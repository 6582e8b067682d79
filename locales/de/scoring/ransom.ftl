### Draft, not yet reviewed by a native speaker.
### Scoring: ransom.

scoring-ransom = Freikauf: was der andere Spieler erhält

ransom = Für den Spieler, der den Gefangenen hält
