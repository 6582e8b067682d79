### Draft, not yet reviewed by a native speaker.
### Scoring a cemetery.

scoring-cemetery = Kerkhof (kerkhofbeheerder)

cemetery-nothing = Het kerkhof zelf levert geen punten op.

# Under cemetery-nothing.
cemetery-guard = Elke speler met de meerderheid neemt nog een **{ guard-meeple }** in de eigen kleur, als die er is.

cemetery-little-buildings = { shared-little-buildings-around }
cemetery-ghosts = { shared-ghosts }
cemetery-ghosts-own-points = { shared-ghosts-own-points }
cemetery-ghosts-below-zero = { shared-ghosts-below-zero }
cemetery-teacher = { shared-teacher }
cemetery-fairy = { shared-fairy }
cemetery-fairy-without-majority = { shared-fairy-without-majority }
