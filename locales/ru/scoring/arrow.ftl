### Draft, not yet reviewed by a native speaker.
### Scoring: arrow.

scoring-arrow = Юбилей 20 лет: стрелка, которой вы не пользуетесь

arrow = Вы не используете стрелку на тайле, который только что выложили.

# Under arrow.
arrow-other-arrows = Стрелки на соседних тайлах не важны.
