### Draft, not yet reviewed by a native speaker.
### Scoring: message road.

scoring-message-road = Dopis: nejkratší cesta

message-road = Tolik, kolik by po hře přinesla tvoje cesta s nejnižší hodnotou

# Under message-road.
message-road-majority = Převahu mít nemusíš.
