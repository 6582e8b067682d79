### Scoring: bazaar purchase.

scoring-bazaar-purchase = Bazaar: what the buyer pays

bazaar-purchase = The bid for the tile

bazaar-purchase-below-zero = { shared-may-fall-below-zero }
