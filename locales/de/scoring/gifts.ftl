### Draft, not yet reviewed by a native speaker.
### Scoring: gifts.

scoring-gifts = Geschenke

gifts = Jede **Geschenkkarte**, die der Spieler nicht geöffnet hat
