### Draft, not yet reviewed by a native speaker.
### Scoring: bet.

scoring-bet = Sázková kancelář

bet-after-features = Sázky vyrovnej, až budou vyhodnocena všechna území.

bet-one-feature = Všechny žetony jedné sázkové kanceláře se týkají téhož území. Přichází-li v úvahu více území, vybíráš ty.

bet-2-6 = Žeton **{ $low }/{ $high }**: cesta nebo město má přesně { $low }, nebo přesně { $high } kartiček.

bet-3-5 = { bet-2-6 }
bet-3-6 = { bet-2-6 }

bet-4-7 =
    Žeton **{ $low }/{ $high }+**: cesta nebo město má přesně { $low ->
        [one] { $low } kartičku
        [few] { $low } kartičky
       *[other] { $low } kartiček
    }, nebo { $high } a více.

bet-4 =
    Žeton **{ $number }**: cesta nebo město má přesně { $number ->
        [one] { $number } kartičku
        [few] { $number } kartičky
       *[other] { $number } kartiček
    }.

bet-5-8 = { bet-4-7 }
