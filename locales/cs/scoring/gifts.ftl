### Draft, not yet reviewed by a native speaker.
### Scoring: gifts.

scoring-gifts = Dary

gifts = Každá karta **daru**, kterou hráč neotevřel
