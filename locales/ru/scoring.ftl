### Draft, not yet reviewed by a native speaker.
### The three pages on scoring: titles, headings, what stands beside each line, and the sentences at the head.

page-scoring-turn = Подсчёт очков во время хода
page-scoring-features = Подсчёт очков по объектам
page-scoring-final = Подсчёт очков в конце игры

## Headings

# Over the sentences at the head of each page.
phase-scoring-introduction = Введение
phase-features-board = Объекты местности
# The fairy, the abbot and others.
phase-features-figures = Фигуры
phase-features-wheel = Колесо Фортуны и крестьянские восстания
phase-features-tiles = Тайлы и жетоны
phase-features-messages = Послания и грабители
# One player pays, and sometimes another receives it.
phase-features-payments = Выплаты
# What depends on figures that are about to leave the board, and farmers who joined a barn late.
phase-final-before = До незавершённых объектов
phase-final-unfinished = Незавершённые объекты
# The word for these depends on the edition: so “farmers”.
phase-final-farmers = { $barn ->
    [yes] Амбары и крестьяне
   *[no] Крестьяне
}
phase-final-players = Что есть у игроков

## The sum. A caption stands over the lines of each part, if there are several.

# Bonuses that are scored first.
stage-prologue = До подсчёта очков за объект
stage-core = Стоимость
stage-modifier = Изменения стоимости
# What is taken from the points of one player.
stage-total = Для каждого игрока отдельно
# Bonuses that are scored last.
stage-epilogue = После подсчёта очков за объект

## Beside each line: who receives its points.

receives-majority = каждому игроку с большинством
receives-each = каждому игроку с фигурами там
# The line itself says who that is.
receives-owner = указанному игроку
receives-active = вам
receives-all = всем игрокам

## Beside each line, as a tag of one word: where the points come from.

kind-tile = тайл
kind-figure = фигура
# Something that an expansion puts on tiles.
kind-additional = особое
# What every feature of the kind is worth.
kind-core = основа
# A scoring tile of the land surveyors.
kind-surveyor = землемер

## Sentences at the head of the pages

scoring-active-player = «Вы» — это всегда игрок, который делает ход.

scoring-how-to-read = В каждой строке сказано, что учитывается. Рядом указаны очки и кто их получает. Складывайте строки сверху вниз. Пропускайте те, которые не подходят.

scoring-ties = Если большинство у нескольких игроков, каждый из них получает все очки.

# $edition: the first edition has messages after each round of scoring, the new one once.
scoring-messages = **Послания**: игрок, получающий очки, каждый раз выбирает, какая из его { scoring-figures-genitive } движется. Если она останавливается на тёмной клетке, он может взять послание{ $edition ->
        [c1] , но только одно за каждый раунд подсчёта
       *[c2] { " " }в конце хода, но только одно
    }.

# The names of two badges.
scoring-robbers = **Грабители**: грабитель обязан забрать очки при первой возможности. Она может появиться в каждой строке с пометкой { signal-robbers } или { signal-robber-choice }. Грабители не забирают очки, которые забрал другой грабитель.

# Shown only if the page has such a mark.
scoring-legend-adaptation = { legend-adaptation }
# Shown only if the page has such a mark.
scoring-legend-deviation = { legend-deviation }

## At the head of the page on scoring after the game, in the order in which it is done

scoring-last-turn = Закончите последний ход как обычно. Объекты, которые он завершает, подсчитываются как в любой ход.

scoring-last-abbeys = Затем каждый игрок, у которого ещё осталось **аббатство**, может его выложить — по очереди и один раз.

# The market is one quarter of the city.
scoring-last-carcassonne = Затем каждый игрок может переместить { meeples-accusative } с рынка **города Каркассон** на { farms }.

scoring-last-castles = Затем уберите все фигуры из **замков**. Они не приносят очков.

scoring-final-majority = Определите, у кого большинство, так же, как во время игры. Подсчитайте очки за каждый объект один раз и снимите с него { meeples-accusative }.

scoring-final-robbers = **Грабители** ничего не забирают из этих очков.

scoring-final-nothing = Всё, чего здесь нет, в конце игры ничего не приносит.
