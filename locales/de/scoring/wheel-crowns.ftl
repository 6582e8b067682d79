### Draft, not yet reviewed by a native speaker.
### Scoring: wheel crowns.

scoring-wheel-crowns = Schicksalsrad: Kronenfelder

wheel-crowns = Jedes Kronenfeld des aktiven Segments, das { meeples } des Spielers besetzt halten

# Under wheel-crowns.
wheel-crowns-alone = Ein { meeple }, der in einem Segment mit zwei Kronenfeldern allein steht, hält beide besetzt.
