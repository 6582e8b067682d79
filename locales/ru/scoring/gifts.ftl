### Draft, not yet reviewed by a native speaker.
### Scoring: gifts.

scoring-gifts = Подарки

gifts = Каждая карта **подарка**, которую игрок не открыл
