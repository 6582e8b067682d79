### Draft, not yet reviewed by a native speaker.
### Vocabulary of the game. Messages, not terms, because they must see the preferred edition.
### Value: nominative; attributes: the other cases, `capital` at the start of a sentence.
### Russian editions call a farm and a field поле, a cloister and a monastery монастырь, a thief and a highwayman
### разбойник alike: such words do not select on the edition.

coat-of-arms = герб
coats-of-arms = гербы
# Behind the name of a box of which no source tells everything that was in it.
contents-not-confirmed = состав не подтверждён
farm = поле
    .capital = Поле
    .instrumental = полем
farms = поля
# $limit: the ghosts that drive a meeple off.
ghosts-counted = { $limit ->
    [one] { $limit } призрак
    [few] { $limit } призрака
   *[many] { $limit } призраков
}
guard-meeple = { $edition ->
    [c1] подданный-стражник
   *[c2] мипл-стражник
}
    .accusative = { $edition ->
        [c1] подданного-стражника
       *[c2] мипла-стражника
    }
    .capital = { $edition ->
        [c1] Подданный-стражник
       *[c2] Мипл-стражник
    }
highwaymen = разбойники
    .accusative = разбойников
large-meeple = { $edition ->
    [c1] большой подданный
   *[c2] большой мипл
}
    .accusative = { $edition ->
        [c1] большого подданного
       *[c2] большого мипла
    }
    .capital = { $edition ->
        [c1] Большой подданный
       *[c2] Большой мипл
    }
meeple = { $edition ->
    [c1] подданный
   *[c2] мипл
}
    .accusative = { $edition ->
        [c1] подданного
       *[c2] мипла
    }
    .dative = { $edition ->
        [c1] подданному
       *[c2] миплу
    }
    .genitive = { $edition ->
        [c1] подданного
       *[c2] мипла
    }
    .instrumental = { $edition ->
        [c1] подданным
       *[c2] миплом
    }
meeples = { $edition ->
    [c1] подданные
   *[c2] миплы
}
    .accusative = { $edition ->
        [c1] подданных
       *[c2] миплов
    }
    .dative = { $edition ->
        [c1] подданным
       *[c2] миплам
    }
    .genitive = { $edition ->
        [c1] подданных
       *[c2] миплов
    }
    .instrumental = { $edition ->
        [c1] подданными
       *[c2] миплами
    }
    .prepositional = { $edition ->
        [c1] подданных
       *[c2] миплах
    }
# Meeples with a number, in the genitive and in the accusative (which are the same). $most: the number.
most-meeples = { $most ->
    [one] { $most } { meeple.genitive }
    [few] { $most } { meeples.genitive }
   *[many] { $most } { meeples.genitive }
}
monastery = монастырь
    .capital = Монастырь
monasteries-word = монастыри
# $points: a number of the record. Nominative and accusative.
points-counted = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
quarter = квартал
scoring-figure = счётная фигура
    .genitive = счётной фигуры
scoring-figures = счётные фигуры
    .genitive = счётных фигур
# A city of two half-round city tiles. Nominative and accusative.
small-city = { $edition ->
    [c1] городок
   *[c2] маленький город
}
strength = сила
    .instrumental = силой
# Nominative and accusative.
tower-floor = { $edition ->
    [c1] сегмент башни
   *[c2] этаж башни
}
