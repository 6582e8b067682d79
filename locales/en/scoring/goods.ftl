### Scoring: goods.

scoring-goods = Trade goods

goods = Each kind of **trade goods** of which no other player has more tokens

# Under goods.
goods-tie = Players with equally many tokens all score in full. You need at least one token.
