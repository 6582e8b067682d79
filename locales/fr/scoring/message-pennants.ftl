### Draft, not yet reviewed by a native speaker.
### Scoring: message pennants.

scoring-message-pennants = Missive : les { coats-of-arms }

message-pennants = Chaque { coat-of-arms } des villes où vous avez un { meeple }
