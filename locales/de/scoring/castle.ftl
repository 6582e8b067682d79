### Draft, not yet reviewed by a native speaker.
### Scoring a castle.

scoring-castle = Burg

castle-neighbour = So viel, wie das erste abgeschlossene Gebiet in ihrer Umgebung wert ist, auch wenn niemand dieses Gebiet besetzt hat

# Under castle-neighbour.
castle-neighbour-mayor = Ein **Bürgermeister** auf einer Burg bringt nichts, denn eine Burg hat keine { coats-of-arms }.

castle-ghosts = { shared-ghosts }
castle-ghosts-own-points = { shared-ghosts-own-points }

# Under castle-ghosts.
castle-ghosts-mayor = Einen **Bürgermeister** betrifft das nicht: Er hat auf einer Burg nie die Mehrheit.

castle-ghosts-below-zero = { shared-ghosts-below-zero }
castle-teacher = { shared-teacher }
castle-fairy = { shared-fairy }
castle-fairy-without-majority = { shared-fairy-without-majority }
