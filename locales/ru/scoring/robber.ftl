### Draft, not yet reviewed by a native speaker.
### Scoring: robber.

scoring-robber = Грабители

robber = Каждый **грабитель**, который ещё стоит у счётного поля; очки получает его владелец
