### Draft, not yet reviewed by a native speaker.
### Scoring an obelisk (fan expansion).

scoring-obelisk = Obelisk

obelisk-owner = Alleen de eigenaar van de **obelisk** krijgt deze punten.

obelisk-spaces = De eigen { $own } vakken en de { $around } vakken eromheen

# The same after the game.
obelisk-spaces-final = Elke tegel op de eigen { $own } vakken en op de { $around } vakken eromheen

obelisk-little-buildings = { shared-little-buildings-around }

obelisk-hans-statue = Staat het **Hans-beeldje** daar, tel dit alles dan nog een keer.
