### Draft, not yet reviewed by a native speaker.
### Scoring: king.

scoring-king = König

king = Jede abgeschlossene Stadt auf der Spielfläche, für den Spieler mit dem **König**

# Under king.
king-counted = Die Größe spielt keine Rolle und auch nicht, wer die Stadt besetzt hatte.

# Under king.
king-carcassonne = Die **Stadt Carcassonne** zählt als abgeschlossene Stadt.

king-castles = { shared-castle-no-city }
