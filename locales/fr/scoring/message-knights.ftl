### Draft, not yet reviewed by a native speaker.
### Scoring: message knights.

scoring-message-knights = Missive : les chevaliers

message-knights = Chacun de vos chevaliers
