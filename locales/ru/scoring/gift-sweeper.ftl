### Draft, not yet reviewed by a native speaker.
### Scoring: gift sweeper.

scoring-gift-sweeper = Подарок: дворник

gift-sweeper = Столько, сколько незавершённая дорога по вашему выбору принесла бы в конце игры

# Under gift-sweeper.
gift-sweeper-majority = Определите большинство на дороге как обычно. Ваш { meeple } стоять на ней не обязан.

# Under gift-sweeper.
gift-sweeper-meeples = Все { meeples } с этой дороги возвращаются к владельцам.
