### Scoring: protection standing.

scoring-protection-standing = Peasant revolts: protection later

protection-standing = You protect a { meeple } that already stands on the board.

protection-standing-below-zero = { shared-may-fall-below-zero }
