### Draft, not yet reviewed by a native speaker.
### Scoring: message city.

scoring-message-city = Depesche: kleinste Stadt

message-city = So viel wie diejenige deiner Städte, die nach Spielende am wenigsten bringen würde

message-city-majority = { message-road-majority }
