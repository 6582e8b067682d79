### Draft, not yet reviewed by a native speaker.
### Scoring: message pennants.

scoring-message-pennants = Nieuwsbericht: { coats-of-arms }

message-pennants = Elk { coat-of-arms } in steden waar je een { meeple } hebt
