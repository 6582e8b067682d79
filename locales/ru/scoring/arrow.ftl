### Draft, not yet reviewed by a native speaker.
### Scoring: arrow.

scoring-arrow = Стрелка дополнения к 20-летию, которую вы не активируете

arrow = Вы не активируете стрелку на тайле, который только что выложили.

# Under arrow.
arrow-other-arrows = Стрелки на соседних тайлах не важны.
