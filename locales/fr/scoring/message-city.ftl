### Draft, not yet reviewed by a native speaker.
### Scoring: message city.

scoring-message-city = Missive : la plus petite ville

message-city = Autant que rapporterait à la fin de la partie celle de vos villes qui rapporte le moins

message-city-majority = { message-road-majority }
