### Draft, not yet reviewed by a native speaker.
### Scoring: message road.

scoring-message-road = Послание: самая короткая дорога

message-road = Столько, сколько принесла бы в конце игры ваша самая дешёвая дорога

# Under message-road.
message-road-majority = Большинство вам не нужно.
