### Draft, not yet reviewed by a native speaker.
### Scoring: message.

scoring-message = Depesche

message = Du nimmst Punkte, statt zu tun, was die Depesche sagt.

# Under message.
message-when = Du darfst eine Depesche ziehen, wenn eine deiner { scoring-figures } auf einem dunklen Feld stehen bleibt.

# Under message.
message-free-space = Auf diesem Feld darf keine { scoring-figure } eines anderen Spielers stehen.
