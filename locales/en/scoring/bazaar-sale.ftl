### Scoring: bazaar sale.

scoring-bazaar-sale = Bazaar: what the seller receives

bazaar-sale = The bid for the tile, if it goes from one player to another
