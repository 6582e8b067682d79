### Draft, not yet reviewed by a native speaker.
### Scoring: bazaar purchase.

scoring-bazaar-purchase = Базар: сколько платит покупатель

bazaar-purchase = Ставка за тайл; платит игрок, который его купил

# Under bazaar-purchase.
bazaar-purchase-below-zero = У покупателя может стать меньше нуля очков.
