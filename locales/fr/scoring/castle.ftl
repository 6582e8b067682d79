### Draft, not yet reviewed by a native speaker.
### Scoring a castle.

scoring-castle = Forteresse

castle-neighbour = Autant que vaut la première zone complétée de son fief, même si personne ne possède cette zone

# Under castle-neighbour.
castle-neighbour-mayor = Un **maire** dans une forteresse ne rapporte rien, car une forteresse n’a pas de { coats-of-arms }.

castle-ghosts = { shared-ghosts }
castle-ghosts-own-points = { shared-ghosts-own-points }

# Under castle-ghosts.
castle-ghosts-mayor = Un **maire** n’est pas concerné : il n’a jamais la majorité dans une forteresse.

castle-ghosts-below-zero = { shared-ghosts-below-zero }
castle-teacher = { shared-teacher }
castle-fairy = { shared-fairy }
castle-fairy-without-majority = { shared-fairy-without-majority }
