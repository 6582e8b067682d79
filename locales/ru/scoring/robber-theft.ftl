### Draft, not yet reviewed by a native speaker.
### Scoring: robber theft.

scoring-robber-theft = Грабитель

robber-theft = Половина того, что получает ограбленный игрок, с округлением вверх; очки получает владелец **грабителя**
