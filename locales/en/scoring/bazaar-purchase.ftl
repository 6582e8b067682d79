### Scoring: bazaar purchase.

scoring-bazaar-purchase = Bazaar: what the buyer pays

bazaar-purchase = The bid for the tile, for the player who bought it

# Under bazaar-purchase.
bazaar-purchase-below-zero = The buyer may fall below zero points by this.
