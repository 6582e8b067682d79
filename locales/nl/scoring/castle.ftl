### Draft, not yet reviewed by a native speaker.
### Scoring a castle.

scoring-castle = Burcht

castle-neighbour = Zo veel als het eerste afgebouwde project in het leengebied waard is, ook als niemand dat project in bezit heeft

# Under castle-neighbour.
castle-neighbour-mayor = Een **burgemeester** op een burcht krijgt niets, want een burcht heeft geen { coats-of-arms }.

castle-ghosts = { shared-ghosts }
castle-ghosts-own-points = { shared-ghosts-own-points }

# Under castle-ghosts.
castle-ghosts-mayor = Een **burgemeester** verliest niets: hij heeft op een burcht nooit de meerderheid.

castle-ghosts-below-zero = { shared-ghosts-below-zero }
castle-teacher = { shared-teacher }
castle-fairy = { shared-fairy }
castle-fairy-without-majority = { shared-fairy-without-majority }
