### Draft, not yet reviewed by a native speaker.
### Scoring: wheel plague.

scoring-wheel-plague = Колесо Фортуны: чума

wheel-plague = Никто не получает очков.

# Under wheel-plague.
wheel-plague-meeple = Каждый игрок снимает с тайлов одного из своих { meeples-genitive } и ничего за него не получает.
