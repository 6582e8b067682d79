### Scoring: message farmers.

scoring-message-farmers = Message: farmers

message-farmers = Each of your farmers
