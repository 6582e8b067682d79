### Draft, not yet reviewed by a native speaker.
### Scoring: fruit harvest.

scoring-fruit-harvest = Fruitbomen: oogst

fruit-harvest = Het getal op het fruitfiche dat je neemt
