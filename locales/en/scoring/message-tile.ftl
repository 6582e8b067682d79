### Scoring: message tile.

scoring-message-tile = Message: another tile

message-tile = You place another tile. The message itself brings no points.
