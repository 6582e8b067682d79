### Draft, not yet reviewed by a native speaker.
### Scoring: ransom.

scoring-ransom = Losgeld: wat de ander krijgt

ransom = Voor de speler die de gevangene heeft
