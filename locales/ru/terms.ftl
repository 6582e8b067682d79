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
farm-capital = Поле
farm-instrumental = полем
farms = поля
# $limit: the ghosts that drive a meeple off.
ghosts-counted = { $limit ->
    [one] { $limit } призрак
    [few] { $limit } призрака
   *[many] { $limit } призраков
}
guard-meeple-accusative = { $edition ->
    [c1] подданного-стражника
   *[c2] мипла-стражника
}
guard-meeple-capital = { $edition ->
    [c1] Подданный-стражник
   *[c2] Мипл-стражник
}
highwaymen = разбойники
highwaymen-accusative = разбойников
large-meeple = { $edition ->
    [c1] большой подданный
   *[c2] большой мипл
}
large-meeple-accusative = { $edition ->
    [c1] большого подданного
   *[c2] большого мипла
}
large-meeple-capital = { $edition ->
    [c1] Большой подданный
   *[c2] Большой мипл
}
meeple = { $edition ->
    [c1] подданный
   *[c2] мипл
}
meeple-accusative = { $edition ->
    [c1] подданного
   *[c2] мипла
}
meeple-dative = { $edition ->
    [c1] подданному
   *[c2] миплу
}
meeple-genitive = { $edition ->
    [c1] подданного
   *[c2] мипла
}
meeple-instrumental = { $edition ->
    [c1] подданным
   *[c2] миплом
}
meeples = { $edition ->
    [c1] подданные
   *[c2] миплы
}
meeples-accusative = { $edition ->
    [c1] подданных
   *[c2] миплов
}
meeples-dative = { $edition ->
    [c1] подданным
   *[c2] миплам
}
meeples-genitive = { $edition ->
    [c1] подданных
   *[c2] миплов
}
meeples-instrumental = { $edition ->
    [c1] подданными
   *[c2] миплами
}
meeples-prepositional = { $edition ->
    [c1] подданных
   *[c2] миплах
}
# Meeples with a number, in the genitive and in the accusative (which are the same). $most: the number.
most-meeples = { $most ->
    [one] { $most } { meeple-genitive }
    [few] { $most } { meeples-genitive }
   *[many] { $most } { meeples-genitive }
}
monastery = монастырь
monastery-capital = Монастырь
monasteries-word = монастыри
# $points: a number of the record. Nominative and accusative.
points-counted = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
quarter = квартал
scoring-figure = счётная фигура
scoring-figure-genitive = счётной фигуры
scoring-figures = счётные фигуры
scoring-figures-genitive = счётных фигур
# A city of two half-round city tiles. Nominative and accusative.
small-city = { $edition ->
    [c1] городок
   *[c2] маленький город
}
strength = сила
strength-instrumental = силой
# Nominative and accusative.
tower-floor = { $edition ->
    [c1] сегмент башни
   *[c2] этаж башни
}

## The cases of the items of lists, for `LIST(…, case: …)`

monastery-like-monastery-accusative = { monastery }
monastery-like-abbey-accusative = аббатство
monastery-like-shrine-accusative = капище
monastery-like-german-monastery-accusative = немецкий { monastery }
monastery-like-dutch-belgian-monastery-accusative = нидерландский/бельгийский { monastery }
monastery-like-japanese-building-accusative = японское здание
monastery-like-darmstadt-church-accusative = дармштадтскую церковь
completing-placements-tile-genitive = тайла
completing-placements-abbey-genitive = **аббатства**
completing-placements-halfling-genitive = **половинки**
completing-placements-german-castle-genitive = **немецкого замка**
completing-placements-wonder-genitive = тайла **чуда**
mage-or-witch-mage-accusative = **мага**
mage-or-witch-witch-accusative = **ведьму**
