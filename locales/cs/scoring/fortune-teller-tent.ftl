### Draft, not yet reviewed by a native speaker.
### Scoring a fortune teller’s tent.

scoring-fortune-teller-tent = Stan věštkyně

fortune-teller-tent-nothing = Samotný stan žádné body nepřináší.

fortune-teller-tent-little-buildings = Každá **malá stavba** na jeho kartičce a na kartičkách vedle ní: nahoře, dole, vlevo a vpravo

fortune-teller-tent-ghosts = { shared-ghosts }
fortune-teller-tent-ghosts-own-points = { shared-ghosts-own-points }
fortune-teller-tent-ghosts-below-zero = { shared-ghosts-below-zero }
fortune-teller-tent-teacher = { shared-teacher }
fortune-teller-tent-fairy = { shared-fairy }
fortune-teller-tent-fairy-without-majority = { shared-fairy-without-majority }

fortune-teller-tent-completed = Stan dokončuješ ty, ať ho drží kdokoli.
