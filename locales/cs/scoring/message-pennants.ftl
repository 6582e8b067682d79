### Draft, not yet reviewed by a native speaker.
### Scoring: message pennants.

scoring-message-pennants = Dopis: erby

message-pennants = Každý erb ve městech, kde máš { meeple-accusative }
