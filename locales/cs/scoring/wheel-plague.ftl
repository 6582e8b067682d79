### Draft, not yet reviewed by a native speaker.
### Scoring: wheel plague.

scoring-wheel-plague = Kolo štěstí: mor

wheel-plague = Body nezíská nikdo.

# Under wheel-plague.
wheel-plague-meeple = Každý hráč odebere z herního plánu jednoho ze svých { meeples-genitive } a nic za něj nezíská.
