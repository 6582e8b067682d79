### Draft, not yet reviewed by a native speaker.
### Scoring: message knights.

scoring-message-knights = Depesche: Ritter

message-knights = Jeder deiner Ritter
