### Draft, not yet reviewed by a native speaker.
### Scoring: message pennants.

scoring-message-pennants = Послание: гербы

message-pennants = Каждый герб в городах, где есть ваш { meeple }
