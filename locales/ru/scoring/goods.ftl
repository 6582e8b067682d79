### Draft, not yet reviewed by a native speaker.
### Scoring: goods.

scoring-goods = Товары

goods = Каждый вид **товара**, жетонов которого ни у кого нет больше

# Under goods.
goods-tie = Если жетонов поровну, каждый из этих игроков получает все очки. Нужен хотя бы один жетон.
