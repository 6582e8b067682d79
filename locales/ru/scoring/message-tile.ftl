### Draft, not yet reviewed by a native speaker.
### Scoring: message tile.

scoring-message-tile = Послание: ещё один тайл

message-tile = Вы выкладываете ещё один тайл. Само послание очков не приносит.
