### Draft, not yet reviewed by a native speaker.
### Scoring a fortune teller’s tent.

scoring-fortune-teller-tent = Waarzeggerstent

fortune-teller-tent-nothing = De tent zelf levert geen punten op.

fortune-teller-tent-little-buildings = Elk **klein gebouw** op de eigen tegel en op de tegels ernaast: boven, onder, links en rechts

fortune-teller-tent-ghosts = { shared-ghosts }
fortune-teller-tent-ghosts-own-points = { shared-ghosts-own-points }
fortune-teller-tent-ghosts-below-zero = { shared-ghosts-below-zero }
fortune-teller-tent-teacher = { shared-teacher }
fortune-teller-tent-fairy = { shared-fairy }
fortune-teller-tent-fairy-without-majority = { shared-fairy-without-majority }

fortune-teller-tent-completed = Je bouwt de tent af, wie hem ook in bezit heeft.
