### Draft, not yet reviewed by a native speaker.
### Scoring: message farmers.

scoring-message-farmers = Dopis: sedláci

message-farmers = Každý tvůj sedlák
