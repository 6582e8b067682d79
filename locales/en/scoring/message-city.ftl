### Scoring: message city.

scoring-message-city = Message: smallest city

message-city = As much as your city that would bring least after the game

message-city-majority = { message-road-majority }
