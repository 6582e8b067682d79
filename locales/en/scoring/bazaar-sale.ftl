### Scoring: bazaar sale.

scoring-bazaar-sale = Bazaar: what the seller receives

bazaar-sale = The bid for the tile, for the player who sold it
