### Draft, not yet reviewed by a native speaker.
### Scoring: message monastery.

scoring-message-monastery = Послание: самый маленький { monastery }

message-monastery = Столько, сколько принёс бы в конце игры ваш самый дешёвый { monastery }

message-monastery-majority = { message-road-majority }
