### Draft, not yet reviewed by a native speaker.
### Scoring: wheel storm.

scoring-wheel-storm = Колесо Фортуны: буря

wheel-storm = Каждый { meeple } в запасе игрока
