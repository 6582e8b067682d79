### Draft, not yet reviewed by a native speaker.
### Scoring: message road.

scoring-message-road = Depesche: kürzeste Straße

message-road = So viel wie diejenige deiner Straßen, die nach Spielende am wenigsten bringen würde

# Under message-road.
message-road-majority = Die Mehrheit brauchst du nicht.
