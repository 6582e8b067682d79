### Draft, not yet reviewed by a native speaker.
### Scoring a castle.

scoring-castle = Hrad

castle-neighbour = Hodnota prvního dokončeného území v jeho okolí, i když toto území nikdo nedrží

# Under castle-neighbour.
castle-neighbour-mayor = **Starosta** na hradě nic nepřináší, protože hrad nemá erby.

castle-ghosts = { shared-ghosts }
castle-ghosts-own-points = { shared-ghosts-own-points }

# Under castle-ghosts.
castle-ghosts-mayor = **Starosty** se to netýká: na hradě převahu nikdy nemá.

castle-ghosts-below-zero = { shared-ghosts-below-zero }
castle-teacher = { shared-teacher }
castle-fairy = { shared-fairy }
castle-fairy-without-majority = { shared-fairy-without-majority }
