### Draft, not yet reviewed by a native speaker.
### Scoring: gold.

scoring-gold = Zlaté slitky

gold = Každý **zlatý slitek** hráče; čím víc jich je, tím větší má každý hodnotu

# Under gold.
gold-on-tiles = Slitky, které ještě leží na kartičkách, se nepočítají nikomu.
