### Scoring an obelisk (fan expansion).

scoring-obelisk = Obelisk

obelisk-spaces = Its own { $own } squares and the { $around } squares around them

obelisk-little-buildings = { shared-little-buildings-around }

obelisk-hans-statue = If the **Hans statue** stands there, count all of this once more.
