### Draft, not yet reviewed by a native speaker.
### Scoring after the game: a figure that lies as an abbot on a German or Japanese monastery.

scoring-special-monastery = Abt op een Duits, Nederlands, Belgisch of Japans gebouw

special-monastery-tiles = De eigen tegel en elke tegel in de ononderbroken lijnen daarvandaan: naar boven, onder, links en rechts

# Under special-monastery-tiles.
special-monastery-tiles-surrounded = Het aantal tegels eromheen doet er niet toe.

special-monastery-little-buildings = { shared-little-buildings-around }
special-monastery-ghosts = { shared-ghosts }
special-monastery-fairy = { shared-fairy }
