### Draft, not yet reviewed by a native speaker.
### Scoring: gifts.

scoring-gifts = Geschenken

gifts = Elke **geschenkkaart** die de speler niet heeft geopend
