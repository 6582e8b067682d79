### Draft, not yet reviewed by a native speaker.
### Scoring: message monastery.

scoring-message-monastery = Missive : la plus petite { monastery }

message-monastery = Autant que rapporterait à la fin de la partie celle de vos { monasteries-word } qui rapporte le moins

message-monastery-majority = { message-road-majority }
