### Draft, not yet reviewed by a native speaker.
### Scoring: message farmers.

scoring-message-farmers = Nieuwsbericht: boeren

message-farmers = Elk van je boeren
