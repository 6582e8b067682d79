### Draft, not yet reviewed by a native speaker.
### Scoring: message city.

scoring-message-city = Послание: самый маленький город

message-city = Столько, сколько принёс бы в конце игры ваш самый дешёвый город

message-city-majority = { message-road-majority }
