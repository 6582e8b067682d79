### Draft, not yet reviewed by a native speaker.
### Scoring: message city.

scoring-message-city = Dopis: nejmenší město

message-city = Tolik, kolik by po hře přineslo tvoje město s nejnižší hodnotou

message-city-majority = { message-road-majority }
