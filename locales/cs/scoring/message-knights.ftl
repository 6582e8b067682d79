### Draft, not yet reviewed by a native speaker.
### Scoring: message knights.

scoring-message-knights = Dopis: rytíři

message-knights = Každý tvůj rytíř
