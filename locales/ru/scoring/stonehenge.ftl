### Draft, not yet reviewed by a native speaker.
### Scoring: stonehenge.

scoring-stonehenge = Чудо: Стоунхендж

stonehenge = Каждая занятая дорога, которую вы завершаете, если чудо выложили вы

# Under stonehenge.
stonehenge-later = Это приносит очки начиная с хода после того, в котором вы выложили чудо.
