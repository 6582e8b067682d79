### Draft, not yet reviewed by a native speaker.
### Scoring: message road.

scoring-message-road = Nieuwsbericht: kortste weg

message-road = Zo veel als de weg van jou die bij de eindtelling het minst zou opleveren

# Under message-road.
message-road-majority = Je hoeft de meerderheid niet te hebben.
