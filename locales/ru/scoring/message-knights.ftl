### Draft, not yet reviewed by a native speaker.
### Scoring: message knights.

scoring-message-knights = Послание: рыцари

message-knights = Каждый ваш рыцарь
