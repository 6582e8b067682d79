### Draft, not yet reviewed by a native speaker.
### Scoring: gift sweeper.

scoring-gift-sweeper = Geschenk: Straßenfeger

gift-sweeper = So viel, wie eine unfertige Straße deiner Wahl nach Spielende bringen würde

# Under gift-sweeper.
gift-sweeper-majority = Stelle wie gewohnt fest, wer auf der Straße die Mehrheit hat. Du selbst brauchst dort keinen { meeple } zu haben.

# Under gift-sweeper.
gift-sweeper-meeples = Alle { meeples } auf der Straße gehen zu ihren Besitzern zurück.
