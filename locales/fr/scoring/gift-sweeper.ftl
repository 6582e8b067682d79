### Draft, not yet reviewed by a native speaker.
### Scoring: gift sweeper.

scoring-gift-sweeper = Cadeau : Balayeur

gift-sweeper = Autant que rapporterait à la fin de la partie une route incomplète de votre choix

# Under gift-sweeper.
gift-sweeper-majority = Cherchez comme d’habitude qui a la majorité sur la route. Vous n’avez pas besoin d’y avoir un { meeple }.

# Under gift-sweeper.
gift-sweeper-meeples = Tous les { meeples } de la route retournent à leurs propriétaires.
