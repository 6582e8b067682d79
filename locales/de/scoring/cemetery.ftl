### Draft, not yet reviewed by a native speaker.
### Scoring a cemetery.

scoring-cemetery = Friedhof (Wärter)

cemetery-nothing = Der Friedhof selbst bringt keine Punkte.

# Under cemetery-nothing.
cemetery-guard = Jeder Spieler mit der Mehrheit nimmt noch einen **{ guard-meeple }** seiner Farbe, falls es einen gibt.

cemetery-little-buildings = { shared-little-buildings-around }
cemetery-ghosts = { shared-ghosts }
cemetery-ghosts-own-points = { shared-ghosts-own-points }
cemetery-ghosts-below-zero = { shared-ghosts-below-zero }
cemetery-teacher = { shared-teacher }
cemetery-fairy = { shared-fairy }
cemetery-fairy-without-majority = { shared-fairy-without-majority }
