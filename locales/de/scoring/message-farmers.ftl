### Draft, not yet reviewed by a native speaker.
### Scoring: message farmers.

scoring-message-farmers = Depesche: Bauern

message-farmers = Jeder deiner Bauern
