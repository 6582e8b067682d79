### Draft, not yet reviewed by a native speaker.
### Scoring: message tile.

scoring-message-tile = Nieuwsbericht: nog een tegel

message-tile = Je legt nog een tegel aan. Het nieuwsbericht zelf levert geen punten op.
