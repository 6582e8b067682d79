### Draft, not yet reviewed by a native speaker.
### Scoring: wind rose.

scoring-wind-rose = Роза ветров

wind-rose = Вы выкладываете тайл с частью **розы ветров** в верной четверти местности.
