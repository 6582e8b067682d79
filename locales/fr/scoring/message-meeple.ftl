### Draft, not yet reviewed by a native speaker.
### Scoring: message meeple.

scoring-message-meeple = Missive : évaluer un { meeple }

message-meeple = Autant que vous rapporterait à la fin de la partie un de vos { meeples } dans une zone. Retirez-le ensuite du jeu.

# Under message-meeple.
message-meeple-majority = Vous ne marquez que si vous y avez la majorité.
