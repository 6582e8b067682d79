### Scoring: spiel doch.

scoring-spiel-doch = Spiel Doch! 2/2018

spiel-doch = You place the two tiles in the right order.
