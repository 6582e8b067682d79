### Draft, not yet reviewed by a native speaker.
### Scoring: king.

scoring-king = Král

king = Každé dokončené město na stole, pro hráče s **králem**

# Under king.
king-counted = Nezáleží na velikosti ani na tom, kdo město držel.

# Under king.
king-carcassonne = **Město Carcassonne** se počítá jako dokončené město.

king-castles = { shared-castle-no-city }
