### Draft, not yet reviewed by a native speaker.
### Scoring: flock.

scoring-flock = Пастухи

flock = Каждая овца на жетонах стад этого поля; очки получает каждый игрок с пастухом на нём
