### Draft, not yet reviewed by a native speaker.
### Scoring an obelisk (fan expansion).

scoring-obelisk = Obelisk

obelisk-owner = Nur der Besitzer des **Obelisken** erhält diese Punkte.

obelisk-spaces = Seine eigenen { $own } Quadrate und die { $around } Quadrate ringsum

# The same after the game.
obelisk-spaces-final = Jedes Plättchen auf seinen eigenen { $own } Quadraten und auf den { $around } Quadraten ringsum

obelisk-little-buildings = { shared-little-buildings-around }

obelisk-hans-statue = Steht die **Hans-Statue** dort, zähle das alles noch einmal.
