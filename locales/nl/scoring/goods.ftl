### Draft, not yet reviewed by a native speaker.
### Scoring: goods.

scoring-goods = Handelswaren

goods = Elke soort **handelswaren** waarvan geen andere speler meer fiches heeft

# Under goods.
goods-tie = Spelers met evenveel fiches krijgen allemaal de volle punten. Je moet minstens één fiche hebben.
