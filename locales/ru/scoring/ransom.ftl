### Draft, not yet reviewed by a native speaker.
### Scoring: ransom.

scoring-ransom = Выкуп: сколько получает пленивший

ransom = Игроку, который держит пленника
