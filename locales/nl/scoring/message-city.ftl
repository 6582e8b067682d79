### Draft, not yet reviewed by a native speaker.
### Scoring: message city.

scoring-message-city = Nieuwsbericht: kleinste stad

message-city = Zo veel als de stad van jou die bij de eindtelling het minst zou opleveren

message-city-majority = { message-road-majority }
