### Draft, not yet reviewed by a native speaker.
### Scoring: message monastery.

scoring-message-monastery = Dopis: nejmenší { monastery }

message-monastery = Tolik, kolik by po hře přinesl tvůj { monastery } s nejnižší hodnotou

message-monastery-majority = { message-road-majority }
