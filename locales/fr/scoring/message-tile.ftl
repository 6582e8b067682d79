### Draft, not yet reviewed by a native speaker.
### Scoring: message tile.

scoring-message-tile = Missive : une autre tuile

message-tile = Vous placez une autre tuile. La missive elle-même ne rapporte aucun point.
