### Draft, not yet reviewed by a native speaker.
### Order of play, introduction: how the page speaks, and what its badges ask for.
### The badges' names are messages of catalogue.ftl (`signal-…`).

active-player = «Вы» — это всегда игрок, чей сейчас ход. Эта страница рассказывает, что происходит за ход и в каком порядке. Подробности ищите в книжках правил.

# The legend of the marking of such rules; shown only if the page has any.
legend-deviation = Правила с пометкой **отклонение** отличаются от официальных правил **Hans im Glück**. Их печатает другой издатель.

# The legend of the marking of such rules; shown only if the page has any.
legend-adaptation = Правила с пометкой **адаптировано** взяты из другого издания игры. Где нужно, они приспособлены к изданию, в которое вы играете.

# With c1 every round of scoring in a turn ends with the badge and the round's name; with c2 one badge ends the turn.
badge-messages = **Послания**: игрок, который получает очки, каждый раз выбирает, какая из его { scoring-figures-genitive } движется. Зелёный сигнал { signal-messages-end } стоит { $edition ->
        [c1] после каждого раунда подсчёта очков в ходу и называет этот раунд
       *[c2] один раз, после подсчёта очков
    }. Если вы дошли до него и одна из ваших { scoring-figures-genitive } только что остановилась на тёмной клетке, вы можете взять тайл послания. Вы можете взять только один тайл послания{ $edition ->
        [c1] { " " }в каждом раунде
       *[c2] { "" }
    }, даже если обе { scoring-figures } остановились на тёмных клетках. Выполнение послания может позволить вам взять ещё одно.

# Under badge-messages: an exception that one publisher prints.
badge-messages-free-space = Вы можете взять тайл послания, только если на этой клетке нет { scoring-figure-genitive } другого игрока.

badge-robbers = **Грабители**: грабители обязаны забрать очки при первой возможности. При каждом сигнале { signal-robbers } грабители забирают очки, если могут. Украденные и отрицательные очки они не учитывают. При каждом сигнале { signal-robber-choice } грабители тоже забирают очки, но их владельцам, возможно, придётся выбрать, у какой { scoring-figure-genitive } забрать их сначала. Это может случиться, если на одной клетке с грабителем стоят несколько { scoring-figures-genitive }, которые получают очки на шаге { STEP("score-feature") }.

# $figures: how many figures a player needs beside a space. $first, $second, $third, $last: the marked spaces of
# the scoreboard. $forward: how many spaces the figures that stay behind move.
badge-wonder = **Чудеса человечества**: подсчёт очков во время игры может принести игроку тайл чуда и ещё { $figures ->
        [one] { $figures } фигуру
        [few] { $figures } фигуры
       *[many] { $figures } фигур
    }. При каждом сигнале { signal-wonder } посмотрите на игроков, которые получают очки и у которых { $figures ->
        [one] { $figures } фигура
        [few] { $figures } фигуры
       *[many] { $figures } фигур
    } рядом с клеткой { $first }, { $second }, { $third } или { $last } счётного поля. Если { scoring-figure } достигает этой клетки или минует её, её владелец берёт тайл чуда и { $figures ->
        [one] эту { $figures } фигуру
        [few] эти { $figures } фигуры
       *[many] эти { $figures } фигур
    }. Если это удалось нескольким игрокам, выберите одного из них. Затем передвиньте фигуры, которые ещё стоят рядом со счётным полем, на { $forward ->
        [one] { $forward } клетку
        [few] { $forward } клетки
       *[many] { $forward } клеток
    } вперёд, но не дальше клетки { $last }. Повторяйте это, пока это удаётся хотя бы одному игроку.

badge-traps = **Российские промо**: эти тайлы могут поймать { meeples-accusative } в ловушку:

# Under badge-traps. $builder: builders are trapped as well. $ferries, $tunnel: what can join roads without a tile.
badge-tree-trap = **Соловей-разбойник** ловит ближайших { meeples-accusative }{ $builder ->
        [yes] { " " }или строителей
       *[no] { "" }
    } на отрезках дороги, соединённых с этим тайлом. Это происходит, когда выкладывают тайл и когда на дорогу добавляют { meeples-accusative }{ $builder ->
        [yes] { " " }или строителей
       *[no] { "" }
    }{ $ferries ->
        [yes] { $tunnel ->
            [yes] , а также когда дороги соединяют паромы или жетоны тоннелей, если новая часть дороги занята
           *[no] , а также когда дороги соединяют паромы, если новая часть дороги занята
        }
       *[no] { $tunnel ->
            [yes] , а также когда дороги соединяют жетоны тоннелей, если новая часть дороги занята
           *[no] { "" }
        }
    }. Переместите пойманных { meeples-accusative }{ $builder ->
        [yes] { " " }и строителей
       *[no] { "" }
    } на дерево на этом тайле. Проверяйте это при каждом сигнале { signal-tree-trap }.

# Under badge-traps. $special-figures: builders, pigs and the like are on the table. $barn: barns are.
badge-lake-trap = **Водяной** ловит { meeples-accusative }{ $special-figures ->
        [yes] { " " }и особые фигуры{ $barn ->
            [yes] { " " }(кроме амбаров)
           *[no] { "" }
        }
       *[no] { "" }
    } на этом тайле и на соседних с ним тайлах. Переместите их в озеро на этом тайле. Проверяйте это при каждом сигнале { signal-lake-trap }.

# Under badge-traps, after the two tiles.
traps-in-conflict = Если одну и ту же фишку ловят оба тайла, Водяной важнее Соловья-разбойника.

fortune-teller-choices = **Предсказательница**: изданные правила оставляют некоторые случаи нерешёнными. На этой странице они решаются так:

# Under fortune-teller-choices.
fortune-teller-or-supply = Если у вас в запасе есть тайлы, вы можете не тянуть новые, а выложить один из них туда, куда он подходит.

# Under fortune-teller-choices.
fortune-teller-one-tile = Если вы тянете тайлы, вы можете выложить только один из них туда, куда он подходит.

# Under fortune-teller-choices. $builder: the other tiles are kept for the second part of a double turn.
# $own-tiles: abbey tiles and the like.
fortune-teller-nothing-fits =
    Если ни один из вытянутых тайлов не подходит, сбросьте { $builder ->
        [yes] один из них
       *[no] их все
    } и тяните новые тайлы по одному, пока какой-нибудь не подойдёт.{ $own-tiles ->
        [yes] { " " }В этом случае уже нельзя использовать вместо этого тайл из своего запаса.
       *[no] { "" }
    }

# Under fortune-teller-choices.
fortune-teller-keep-tiles = Если вы получаете двойной ход, сохраните остальные тайлы, полученные за предсказательниц, для его второй части. Тогда выберите один подходящий из них, а остальные сбросьте.

# Under fortune-teller-choices; entries follow.
fortune-teller-second-part = Во второй части двойного хода:

# Under fortune-teller-second-part.
fortune-teller-second-part-no-supply = Нельзя использовать тайл из запаса вместо тайлов на руке, даже если ни один из них не подходит.

# Under fortune-teller-second-part.
fortune-teller-second-part-nothing-fits = Если ни один из тайлов на руке не подходит, сбросьте их все и тяните тайлы по одному, пока какой-нибудь не подойдёт.

# $factor: what points are multiplied by. $divisor: what negative points are divided by.
# $negative-points: a feature can be worth less than nothing.
badge-hans-statue = **Статуэтка Ганса**: если статуэтка Ганса стоит на тайле, за который подсчитываются очки, или на тайле такого объекта, умножьте очки на { $factor }. На это указывает сигнал { signal-hans-statue-double }.{ $negative-points ->
        [yes] {" "}Отрицательные очки вместо этого разделите на { $divisor }. На это указывает сигнал { signal-hans-statue-half }.
       *[no] { "" }
    }
