### Draft, not yet reviewed by a native speaker.
### Scoring: bet.

scoring-bet = Букмекерская контора

bet-after-features = Рассчитайтесь по ставкам, когда подсчитаны очки за все объекты.

bet-one-feature = Все жетоны одной конторы относятся к одному и тому же объекту. Если подходят несколько, выбираете вы.

bet-2-6 = Жетон **{ $low }/{ $high }**: в дороге или городе ровно { $low } или ровно { $high } тайлов.

bet-3-5 = { bet-2-6 }
bet-3-6 = { bet-2-6 }

bet-4-7 =
    Жетон **{ $low }/{ $high }+**: в дороге или городе ровно { $low ->
        [one] { $low } тайл
        [few] { $low } тайла
       *[many] { $low } тайлов
    } либо { $high } или больше.

bet-4 =
    Жетон **{ $number }**: в дороге или городе ровно { $number ->
        [one] { $number } тайл
        [few] { $number } тайла
       *[many] { $number } тайлов
    }.

bet-5-8 = { bet-4-7 }
