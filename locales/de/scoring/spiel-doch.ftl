### Draft, not yet reviewed by a native speaker.
### Scoring: spiel doch.

scoring-spiel-doch = Spiel doch! 2/2018

spiel-doch = Du legst die zwei Plättchen in der richtigen Reihenfolge an.
