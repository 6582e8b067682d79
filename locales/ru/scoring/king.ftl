### Draft, not yet reviewed by a native speaker.
### Scoring: king.

scoring-king = Король

king = Каждый завершённый город на столе; очки получает игрок с **Королём**

# Under king.
king-counted = Размер не важен, и не важно, кому принадлежал город.

# Under king.
king-carcassonne = **Город Каркассон** считается завершённым городом.

king-castles = { shared-castle-no-city }
