### Draft, not yet reviewed by a native speaker.
### Scoring: stonehenge.

scoring-stonehenge = Wunder: Stonehenge

stonehenge = Jede besetzte Straße, die du abschließt, wenn du das Wunder angelegt hast

# Under stonehenge.
stonehenge-later = Das gilt erst ab dem Zug, der auf das Anlegen des Wunders folgt.
