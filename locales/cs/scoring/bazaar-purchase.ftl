### Draft, not yet reviewed by a native speaker.
### Scoring: bazaar purchase.

scoring-bazaar-purchase = Bazar: kolik platí kupující

bazaar-purchase = Nabídka za kartičku, pro hráče, který ji koupil

# Under bazaar-purchase.
bazaar-purchase-below-zero = Kupující tím může klesnout pod nulu.
