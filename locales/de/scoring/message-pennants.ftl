### Draft, not yet reviewed by a native speaker.
### Scoring: message pennants.

scoring-message-pennants = Depesche: { coats-of-arms }

message-pennants = Jedes { coat-of-arms } in Städten, in denen du einen { meeple } hast
