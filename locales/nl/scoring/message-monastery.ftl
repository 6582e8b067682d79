### Draft, not yet reviewed by a native speaker.
### Scoring: message monastery.

scoring-message-monastery = Nieuwsbericht: kleinste { monastery }

message-monastery = Zo veel als het { monastery } van jou dat bij de eindtelling het minst zou opleveren

message-monastery-majority = { message-road-majority }
