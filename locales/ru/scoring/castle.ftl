### Draft, not yet reviewed by a native speaker.
### Scoring a castle.

scoring-castle = Замок

castle-neighbour = Столько же, сколько стоит первый завершённый объект в его владениях, даже если этот объект никому не принадлежит

# Under castle-neighbour.
castle-neighbour-mayor = **Мэр** в замке очков не приносит, потому что у замка нет гербов.

castle-ghosts = { shared-ghosts }
castle-ghosts-own-points = { shared-ghosts-own-points }

# Under castle-ghosts.
castle-ghosts-mayor = **Мэра** это не касается: в замке у него никогда нет большинства.

castle-ghosts-below-zero = { shared-ghosts-below-zero }
castle-teacher = { shared-teacher }
castle-fairy = { shared-fairy }
castle-fairy-without-majority = { shared-fairy-without-majority }
