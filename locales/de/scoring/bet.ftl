### Draft, not yet reviewed by a native speaker.
### Scoring: bet.

scoring-bet = Wettbüro

bet-after-features = Rechne die Wetten ab, wenn alle Gebiete gewertet sind.

bet-one-feature = Alle Wettchips eines Wettbüros gelten für dasselbe Gebiet. Kommen mehrere infrage, wählst du eines aus.

bet-2-6 = Wettchip **{ $low }/{ $high }**: Die Straße oder Stadt hat genau { $low } oder genau { $high } Plättchen.

bet-3-5 = { bet-2-6 }
bet-3-6 = { bet-2-6 }

bet-4-7 = Wettchip **{ $low }/{ $high }+**: Die Straße oder Stadt hat genau { $low } oder mindestens { $high } Plättchen.

bet-4 = Wettchip **{ $number }**: Die Straße oder Stadt hat genau { $number } Plättchen.

bet-5-8 = { bet-4-7 }
