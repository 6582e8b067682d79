### Scoring: message road.

scoring-message-road = Message: shortest road

message-road = As much as your road that would bring least after the game

# Under message-road.
message-road-majority = You do not need the majority.
