### Draft, not yet reviewed by a native speaker.
### Scoring: gold.

scoring-gold = Слитки золота

gold = Каждый **слиток золота** игрока; чем их больше, тем больше стоит каждый

# Under gold.
gold-on-tiles = Слитки, которые ещё лежат на тайлах, никому ничего не приносят.
