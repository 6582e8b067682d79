### Draft, not yet reviewed by a native speaker.
### Scoring: spiel doch.

scoring-spiel-doch = Spiel Doch! 2/2018

spiel-doch = Vous placez les deux tuiles dans le bon ordre.
