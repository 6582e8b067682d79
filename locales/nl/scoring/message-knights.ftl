### Draft, not yet reviewed by a native speaker.
### Scoring: message knights.

scoring-message-knights = Nieuwsbericht: ridders

message-knights = Elk van je ridders
