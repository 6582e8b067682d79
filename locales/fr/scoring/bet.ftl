### Draft, not yet reviewed by a native speaker.
### Scoring: bet.

scoring-bet = Bureau de paris

bet-after-features = Réglez les paris quand toutes les zones sont évaluées.

bet-one-feature = Tous les jetons d’un bureau de paris portent sur la même zone. S’il y en a plusieurs possibles, c’est vous qui choisissez.

bet-2-6 = Jeton **{ $low }/{ $high }** : la route ou la ville a exactement { $low } ou exactement { $high } tuiles.

bet-3-5 = { bet-2-6 }
bet-3-6 = { bet-2-6 }

bet-4-7 = Jeton **{ $low }/{ $high }+** : la route ou la ville a exactement { $low } tuiles, ou bien { $high } ou plus.

bet-4 = Jeton **{ $number }** : la route ou la ville a exactement { $number } tuiles.

bet-5-8 = { bet-4-7 }
