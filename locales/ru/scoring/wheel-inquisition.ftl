### Draft, not yet reviewed by a native speaker.
### Scoring: wheel inquisition.

scoring-wheel-inquisition = Колесо Фортуны: инквизиция

wheel-inquisition = Каждый монах игрока
