### Draft, not yet reviewed by a native speaker.
### Scoring: robber theft.

scoring-robber-theft = Zbojník

robber-theft = Polovina toho, co získá okradený hráč, zaokrouhleno nahoru, pro majitele **zbojníka**
