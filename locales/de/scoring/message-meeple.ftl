### Draft, not yet reviewed by a native speaker.
### Scoring: message meeple.

scoring-message-meeple = Depesche: einen { meeple } werten

message-meeple = So viel, wie einer deiner { meeples } auf einem Gebiet dir nach Spielende bringen würde. Nimm ihn danach von der Spielfläche.

# Under message-meeple.
message-meeple-majority = Du erhältst nur Punkte, wenn du dort die Mehrheit hast.
