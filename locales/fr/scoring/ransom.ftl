### Draft, not yet reviewed by a native speaker.
### Scoring: ransom.

scoring-ransom = Rançon : ce que reçoit le geôlier

ransom = Pour le joueur qui retient le prisonnier
