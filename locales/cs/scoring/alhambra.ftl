### Draft, not yet reviewed by a native speaker.
### Scoring: alhambra.

scoring-alhambra = Div: Alhambra

alhambra = Každý sedlák majitele divu
