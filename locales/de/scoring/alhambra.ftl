### Draft, not yet reviewed by a native speaker.
### Scoring: alhambra.

scoring-alhambra = Wunder: Alhambra

alhambra = Jeder Bauer des Spielers, dem das Wunder gehört
