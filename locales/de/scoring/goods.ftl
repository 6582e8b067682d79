### Draft, not yet reviewed by a native speaker.
### Scoring: goods.

scoring-goods = Waren

goods = Jede Sorte **Waren**, von der kein anderer Spieler mehr Plättchen hat

# Under goods.
goods-tie = Haben mehrere Spieler gleich viele Plättchen, erhält jeder von ihnen alle Punkte. Mindestens ein Plättchen musst du haben.
