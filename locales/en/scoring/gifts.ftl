### Scoring: gifts.

scoring-gifts = Gifts

gifts = Each **gift** card that the player did not open
