### Scoring: message meeple.

scoring-message-meeple = Message: score a { meeple }

message-meeple = As much as one of your { meeples } on a feature would bring you after the game. Then take it off the board.

# Under message-meeple.
message-meeple-majority = You score only if you have the majority there.
