### Draft, not yet reviewed by a native speaker.
### Scoring: alhambra.

scoring-alhambra = Чудо: Альгамбра

alhambra = Каждый крестьянин владельца чуда
