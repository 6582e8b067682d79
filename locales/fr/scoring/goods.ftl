### Draft, not yet reviewed by a native speaker.
### Scoring: goods.

scoring-goods = Marchandises

goods = Chaque sorte de **marchandise** dont aucun autre joueur n’a plus de jetons

# Under goods.
goods-tie = Les joueurs à égalité marquent chacun tous les points. Il faut au moins un jeton.
