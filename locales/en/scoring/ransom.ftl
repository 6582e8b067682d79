### Scoring: ransom.

scoring-ransom = Ransom: what the captor receives

ransom = For the player who holds the prisoner
