### Draft, not yet reviewed by a native speaker.
### Scoring: message road.

scoring-message-road = Missive : la plus courte route

message-road = Autant que rapporterait à la fin de la partie celle de vos routes qui rapporte le moins

# Under message-road.
message-road-majority = Vous n’avez pas besoin de la majorité.
