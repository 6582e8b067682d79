### Draft, not yet reviewed by a native speaker.
### Scoring: catapult target.

scoring-catapult-target = Katapult: Schützenfest

catapult-target = Für den Spieler, dessen Plättchen dem Jahrmarkt am nächsten kommt
