### Draft, not yet reviewed by a native speaker.
### Scoring an obelisk (fan expansion).

scoring-obelisk = Obélisque

obelisk-owner = Seul le propriétaire de l’**obélisque** marque ces points.

obelisk-spaces = Ses { $own } cases et les { $around } cases qui les entourent

# The same after the game.
obelisk-spaces-final = Chaque tuile sur ses { $own } cases et sur les { $around } cases qui les entourent

obelisk-little-buildings = { shared-little-buildings-around }

obelisk-hans-statue = Si la **statue de Hans** s’y trouve, comptez tout cela une fois de plus.
