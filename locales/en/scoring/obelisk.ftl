### Scoring an obelisk (fan expansion).

scoring-obelisk = Obelisk

obelisk-owner = Only the owner of the **obelisk** scores this.

obelisk-spaces = Its own { $own } squares and the { $around } squares around them

# The same after the game.
obelisk-spaces-final = Each tile on its own { $own } squares and on the { $around } squares around them

obelisk-little-buildings = { shared-little-buildings-around }

obelisk-hans-statue = If the **Hans statue** stands there, count all of this once more.
