### Draft, not yet reviewed by a native speaker.
### Scoring: gold.

scoring-gold = Goldstücke

gold = Jedes **Goldstück** des Spielers; je mehr er hat, desto mehr ist jedes wert

# Under gold.
gold-on-tiles = Goldstücke, die noch auf Plättchen liegen, zählen für niemanden.
