### Scoring: message knights.

scoring-message-knights = Message: knights

message-knights = Each of your knights
