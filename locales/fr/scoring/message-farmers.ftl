### Draft, not yet reviewed by a native speaker.
### Scoring: message farmers.

scoring-message-farmers = Missive : les paysans

message-farmers = Chacun de vos paysans
