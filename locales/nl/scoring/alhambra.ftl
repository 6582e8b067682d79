### Draft, not yet reviewed by a native speaker.
### Scoring: alhambra.

scoring-alhambra = Wonder: Alhambra

alhambra = Elke boer van de eigenaar van het wonder
