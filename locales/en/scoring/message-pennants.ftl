### Scoring: message pennants.

scoring-message-pennants = Message: { coats-of-arms }

message-pennants = Each { coat-of-arms } in cities where you have a { meeple }
