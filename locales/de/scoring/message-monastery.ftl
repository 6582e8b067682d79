### Draft, not yet reviewed by a native speaker.
### Scoring: message monastery.

scoring-message-monastery = Depesche: kleinstes { monastery }

message-monastery = So viel wie dasjenige deiner { monasteries-word }, das nach Spielende am wenigsten bringen würde

message-monastery-majority = { message-road-majority }
