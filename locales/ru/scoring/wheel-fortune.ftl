### Draft, not yet reviewed by a native speaker.
### Scoring: wheel fortune.

scoring-wheel-fortune = Колесо Фортуны: удача

wheel-fortune = Очки получаете только вы.
