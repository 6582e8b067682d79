### Draft, not yet reviewed by a native speaker.
### Scoring: message farmers.

scoring-message-farmers = Послание: крестьяне

message-farmers = Каждый ваш крестьянин
