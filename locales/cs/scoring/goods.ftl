### Draft, not yet reviewed by a native speaker.
### Scoring: goods.

scoring-goods = Zboží

goods = Každý druh **zboží**, od kterého nikdo jiný nemá víc žetonů

# Under goods.
goods-tie = Má-li jich více hráčů stejně, získá každý z nich všechny body. Aspoň jeden žeton mít musíš.
