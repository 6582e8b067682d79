### Scoring: message monastery.

scoring-message-monastery = Message: smallest { monastery }

message-monastery = As much as your { monastery } that would bring least after the game

message-monastery-majority = { message-road-majority }
