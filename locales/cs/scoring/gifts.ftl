### Draft, not yet reviewed by a native speaker.
### Scoring: gifts.

scoring-gifts = Dárky

gifts = Každá karta **dárku**, kterou hráč neotevřel
