### Draft, not yet reviewed by a native speaker.
### Scoring: flock.

scoring-flock = Pastýři

flock = Každá ovce na žetonech stád na louce, pro každého hráče, který tam má pastýře
