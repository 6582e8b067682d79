### Draft, not yet reviewed by a native speaker.
### Scoring: gift sweeper.

scoring-gift-sweeper = Dar: metař

gift-sweeper = Tolik, kolik by po hře přinesla nedokončená cesta podle tvé volby

# Under gift-sweeper.
gift-sweeper-majority = Převahu na cestě zjisti jako obvykle. Ty na ní { meeple-accusative } mít nemusíš.

# Under gift-sweeper.
gift-sweeper-meeples = Všichni { meeples } z této cesty se vrátí svým majitelům.
