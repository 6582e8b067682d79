### Draft, not yet reviewed by a native speaker.
### Scoring: bazaar sale.

scoring-bazaar-sale = Базар: сколько получает продавец

bazaar-sale = Ставка за тайл; получает игрок, который его продал
