### Scoring: stonehenge.

scoring-stonehenge = Wonder: Stonehenge

stonehenge = Each occupied road that you complete, if you placed the wonder

# Under stonehenge.
stonehenge-later = You score this from the turn after you placed the wonder.
