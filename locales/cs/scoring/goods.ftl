### Draft, not yet reviewed by a native speaker.
### Scoring: goods.

scoring-goods = Zboží

goods = Každý druh **zboží**, od kterého nikdo jiný nemá víc žetonů

# Under goods.
goods-tie = Hráči se stejným počtem žetonů získají každý všechny body. Aspoň jeden žeton je nutný.
