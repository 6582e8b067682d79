### Scoring: bet.

scoring-bet = Betting office

bet-after-features = Settle the bets when all features are scored.

bet-one-feature = All tokens of a betting office are about the same feature. If several come into question, you choose.

bet-2-6 = Token **{ $low }/{ $high }**: the road or city has exactly { $low } or exactly { $high } tiles.

bet-3-5 = { bet-2-6 }
bet-3-6 = { bet-2-6 }

bet-4-7 = Token **{ $low }/{ $high }+**: the road or city has exactly { $low } tiles, or { $high } or more.

bet-4 = Token **{ $number }**: the road or city has exactly { $number } tiles.

bet-5-8 = { bet-4-7 }
