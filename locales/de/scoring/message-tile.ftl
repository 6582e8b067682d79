### Draft, not yet reviewed by a native speaker.
### Scoring: message tile.

scoring-message-tile = Depesche: noch ein Plättchen

message-tile = Du legst noch ein Plättchen an. Die Depesche selbst bringt keine Punkte.
