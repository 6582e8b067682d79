### Draft, not yet reviewed by a native speaker.
### Order of play, phase 2: the figures (“wood”) are placed, moved and taken back.

## The list “monastery-like”: the buildings that count as a monastery.
## Its items stand in parentheses, without an article: “(monastery, abbey or shrine)”.

monastery-like-monastery = { monastery }

monastery-like-abbey = аббатство

monastery-like-shrine = капище

# A monastery of the German landmarks expansion; so with the two below.
monastery-like-german-monastery = немецкий { monastery }

monastery-like-dutch-belgian-monastery = нидерландский/бельгийский { monastery }

monastery-like-japanese-building = японское здание

monastery-like-darmstadt-church = дармштадтская церковь

## Step 2A: before figures are placed.

# $around (number): the tiles around the one that was placed.
gather-ghosts =
    Если на выложенном тайле есть **колдовские круги**, переместите на них призраков с { $around ->
        [one] { $around } окружающего тайла
        [few] { $around } окружающих тайлов
       *[many] { $around } окружающих тайлов
    }. Если призраков не хватает, возьмите недостающих из запаса, насколько это возможно.

# $limit (number): the ghosts that drive a meeple off.
# $spell-circles: more ghosts come from spell circles; mist-still-open and mist-completed follow as a list.
mist-extended =
    Если выложенный тайл **расширяет туман**, добавьте, если можно, одного призрака из запаса к { meeple-dative } соперника. Если у этого { meeple-genitive } теперь { ghosts-counted }, уберите его вместе с призраками.{ $spell-circles ->
        [yes] { " " }Если в этом тумане есть призраки и на **колдовских кругах** (не считая выложенного тайла), добавьте призраков с этих кругов к { meeples-dative } соперников. Призраков, которых добавить нельзя, верните в запас. Действуйте так:
       *[no] { "" }
    }

# Under mist-extended, with spell circles.
mist-still-open = Если туман не завершён, возьмите одного призрака с колдовского круга в этом тумане, но не с выложенного тайла.

# Under mist-extended, with spell circles.
mist-completed = Если туман завершён, возьмите всех призраков с колдовских кругов в этом тумане, в том числе с выложенного тайла.

# Under mist-extended, after the two ways above. $limit (number): the ghosts that drive a meeple off.
mist-extended-too-many-ghosts = Уберите каждого { meeple-genitive }, у которого теперь { ghosts-counted }, вместе с призраками.

# $limit (number): the ghosts that drive a meeple off. $spell-circles: more ghosts come from spell circles.
mist-limited =
    Если выложенный тайл **ограничивает туман**, добавьте, если можно, одного призрака из запаса к одному из своих { meeples-genitive }. Если у этого { meeple-genitive } теперь { ghosts-counted }, уберите его вместе с призраками.{ $spell-circles ->
        [yes] { " " }Если в этом тумане есть призраки и на **колдовских кругах** (не считая выложенного тайла), добавьте их всех к одному или нескольким своим { meeples-dative }. Призраков, которых добавить нельзя, верните в запас. Сразу уберите каждого { meeple-genitive }, у которого теперь { ghosts-counted }, вместе с призраками.
       *[no] { "" }
    }

buy-back-from-bathhouse = Если один из ваших { meeples-genitive } стоит в **бане**, вы можете выкупить его. Вы теряете столько очков, сколько указано на тайле бани. В этот же ход вы можете снова поставить этого { meeple-genitive }.

## Step 2B-1: one choice of many.

# Before the numbered list of choices.
# $princess: a princess makes you skip the step. $wonders, $most (number): so many choices after a wonder tile.
wood-first-lead =
    { $princess ->
        [yes] Пропустите этот шаг, если вы удалили рыцаря благодаря **принцессе**. Иначе вы можете выполнить ровно одно из этих действий
       *[no] Вы можете выполнить ровно одно из этих действий
    }{ $wonders ->
        [yes] , а если вы выложили тайл **чуда** — до { $most }:
       *[no] :
    }

# The kinds of meeple follow as a list. $wonders, $most (number): so many meeples on a wonder tile.
# The other variables each add a sentence; $dragon and $plague forbid it.
place-meeple =
    Поставьте { meeple-accusative }{ $wonders ->
        [yes] , а если вы выложили тайл **чуда** — до { most-meeples }
       *[no] { "" }
    }.{ $magic-portal ->
        [yes] { " " }Можно использовать **волшебный портал**{ $flier ->
            [yes] { " " }или **летательный аппарат**
           *[no] { "" }
        } на выложенном тайле.
       *[no] { $flier ->
            [yes] { " " }Можно использовать **летательный аппарат** на выложенном тайле.
           *[no] { "" }
        }
    }{ $anniversary-20 ->
        [yes] { " " }Если ваш тайл активировал стрелку **дополнения к 20-летию**, с её помощью можно поставить или добавить { meeple-accusative } в другом месте.
       *[no] { "" }
    }{ $peasant-revolts ->
        [yes] { " " }Если объекту может угрожать **крестьянское восстание**, вы можете заплатить очками за защиту { meeple-genitive }.
       *[no] { "" }
    }{ $dragon ->
        [yes] { " " }Ставить нельзя, если на выложенном тайле изображён **вулкан**{ $plague ->
            [yes] { " " }или **источник чумы**
           *[no] { "" }
        }.
       *[no] { $plague ->
            [yes] { " " }Ставить нельзя, если на выложенном тайле изображён **источник чумы**.
           *[no] { "" }
        }
    }

# Under place-meeple, like the kinds that follow. $bridges: wooden bridges count too.
place-regular-meeple = **Обычного { meeple-accusative }** — на незанятый объект выложенного тайла{ $bridges ->
        [yes] { " " }или деревянный мост
       *[no] { "" }
    }

place-large-meeple =
    Своего **{ large-meeple-accusative }** — на объект{ $bridges ->
        [yes] { " " }или деревянный мост
       *[no] { "" }
    }

place-mayor = Своего **мэра** — в город

place-wagon =
    Свою **повозку** — на объект{ $bridges ->
        [yes] { " " }или деревянный мост
       *[no] { "" }
    }, но не на { farm }

# $gardens: an abbot may also stand in a garden.
place-abbot =
    Своего **аббата** — { $gardens ->
        [yes] в сад или{ " " }
       *[no] { "" }
    }на духовное строение ({ LIST("monastery-like", case: "accusative") })

place-ringmaster =
    Своего **директора цирка** — на объект{ $bridges ->
        [yes] { " " }или деревянный мост
       *[no] { "" }
    }

place-guard-meeple =
    Своего **{ guard-meeple-accusative }** — на объект{ $bridges ->
        [yes] { " " }или деревянный мост
       *[no] { "" }
    }

# Heading over the notes on placing a meeple: one note without wonders, more with them.
place-meeple-notes =
    { $wonders ->
        [yes] Примечания
       *[no] Примечание
    }

# $most (number): the meeples that may be placed on a wonder tile.
meeples-on-wonder-tile = Если вы ставите { most-meeples } на тайл **чуда**, они могут стоять в одном квадрате этого тайла, но не на одном объекте.

# The extra tile is the one that was drawn because the wonder tile did not fit.
no-meeple-on-extra-tile = Не ставьте { meeple-accusative } прямо на дополнительный тайл, который вы вытянули, чтобы тайл **чуда** подошёл.

no-flier-on-extra-tile = Не используйте летательный аппарат на дополнительном тайле.

no-magic-portal-on-extra-tile = Не используйте волшебный портал на дополнительном тайле.

# $most (number): the meeples of one player.
meeples-on-fortune-teller-tent = У одного игрока в **шатре предсказательницы** не может одновременно стоять больше { most-meeples }.

# The kinds of meeple follow as a list. $black-tower: towers have floors of several colours.
occupy-tower =
    Поставьте { meeple-accusative } на вершину { $black-tower ->
        [yes] обычной или чёрной{ " " }
       *[no] { "" }
    }**башни**:

# Under occupy-tower, like the kinds that follow.
occupy-tower-regular-meeple = **Обычного { meeple-accusative }**

occupy-tower-large-meeple = Своего **{ large-meeple-accusative }**

occupy-tower-ringmaster = Своего **директора цирка**

occupy-tower-guard-meeple = Своего **{ guard-meeple-accusative }**

# Heading over add-acrobat and score-pyramid.
acrobat-action = Выполните одно действие с **акробатами**:

# The ways to get there follow as a list. $bridges: a wooden bridge may be in the way.
add-acrobat =
    Добавьте обычного { meeple-accusative } в незавершённую **пирамиду акробатов**{ $bridges ->
        [yes] , на тайле которой нет деревянного моста
       *[no] { "" }
    }:

# Under add-acrobat, like the ways that follow.
add-acrobat-directly = Напрямую, если вы выложили тайл акробатов или тайл рядом с ним

add-acrobat-by-magic-portal = Через **волшебный портал** на выложенном тайле, если вы его ещё не использовали

add-acrobat-by-flier = С помощью **летательного аппарата** на выложенном тайле, если вы его ещё не использовали

add-acrobat-by-arrow = С помощью стрелки **дополнения к 20-летию** для размещения { meeple-genitive }, если ваш тайл её активировал

# Under add-acrobat, after its ways. $height (number): the acrobats of a full pyramid.
pyramid-complete =
    Пирамида из { $height ->
        [one] { $height } { meeple-genitive }
        [few] { $height } { meeples-genitive }
       *[many] { $height } { meeples-genitive }
    } считается **завершённой**.

# $ghosts: acrobats may have ghosts with them.
score-pyramid =
    Подсчитайте очки за **пирамиду акробатов**, завершённую в одном из прошлых ходов. Уберите из неё всех акробатов{ $ghosts ->
        [yes] { " " }вместе с их призраками
       *[no] { "" }
    }. В следующие ходы там можно построить новую пирамиду.

# Heading over place-pig, place-builder and place-shepherd. $dragon and $plague forbid it.
place-other-figure =
    Поставьте одну из других своих фигур.{ $dragon ->
        [yes] { " " }Ставить нельзя, если на выложенном тайле изображён **вулкан**{ $plague ->
            [yes] { " " }или **источник чумы**
           *[no] { "" }
        }.
       *[no] { $plague ->
            [yes] { " " }Ставить нельзя, если на выложенном тайле изображён **источник чумы**.
           *[no] { "" }
        }
    }

place-pig = Свою **свинью** — на { farm }, где стоит ваш { meeple }

place-builder = Своего **строителя** — на дорогу или в город, где стоит ваш { meeple }

# The action start-flock follows under it.
place-shepherd = Своего **пастуха** — на { farm }, где ещё нет пастуха. После этого вы обязаны сделать следующее:

# Under place-shepherd.
start-flock =
    { $edition ->
        [c1] Пополните
       *[c2] Увеличьте
    } стадо: вытяните жетон.

place-barn = Поставьте свой **амбар** туда, где сходятся углы тайлов и на каждом из них { farm }. Очки за { farm } подсчитываются на шаге { STEP("score-feature") }, как и за любой другой объект.

# Heading over the choices from the wheel of fortune to the peasant revolts.
special-action = Выполните одно особое действие:

meeple-to-wheel-of-fortune = Отправьте { meeple-accusative } на **Колесо Фортуны**.

festival-take-back = Если на выложенном тайле изображён **фестиваль**, верните себе одну из своих фигур с любого тайла.

# $special-figures: figures other than meeples can be trapped too.
# Solovei Razboynik and Vodyanoy are names of tiles.
free-trapped-figure =
    Верните себе одного { meeple-genitive }{ $special-figures ->
        [yes] { " " }или одну особую фигуру
       *[no] { "" }
    } из ловушки **Водяного** или **Соловья-разбойника**.

# $ghosts: the abbot may have ghosts with it.
take-back-abbot =
    Верните себе своего **аббата**{ $ghosts ->
        [yes] { " " }(вместе с его призраками)
       *[no] { "" }
    } и получите за него очки.

protect-from-peasant-revolts = Заплатите очками за защиту одного { meeple-genitive } от **крестьянских восстаний**.

# Heading over the choices from build-tower to place-tollhouse.
# $little-buildings, $tollkeepers: there are tokens as well.
neutral-figure =
    Поставьте или переместите нейтральную фигуру{ $little-buildings ->
        [yes] { " " }или жетон
       *[no] { $tollkeepers ->
            [yes] { " " }или жетон
           *[no] { "" }
        }
    }:

# $black-tower: there are floors of several colours; a white one closes a tower.
build-tower =
    Поставьте { $black-tower ->
        [yes] обычный или чёрный{ " " }
       *[no] { "" }
    }**{ tower-floor }** на любое основание { $black-tower ->
        [yes] либо обычный, чёрный или белый { tower-floor } на любую башню, на которой никто не стоит (белая башня недоступна)
       *[no] или на любую башню, на которой никто не стоит
    }.

# Under build-tower.
capture-meeple = Затем вы можете взять в плен одного { meeple-genitive } на тайле башни или на прямой линии от неё. Башня достаёт в каждую сторону на столько тайлов, сколько в ней этажей.

# Under build-tower.
exchange-prisoners = Если два игрока держат в плену по { meeple-dative } друг друга, они обязаны сразу обменять их.

place-little-building = Поставьте **маленькую постройку** на выложенный тайл.

# $castles counts only in the first edition.
move-fairy =
    Переместите **фею** к одному из своих { meeples-genitive }{ $edition ->
        [c1] { $castles ->
            [yes] , но не к тому, который стоит в замке
           *[no] { "" }
        }
       *[c2] { "" }
    }.

place-tollhouse = Поставьте свою **заставу** на свободный перекрёсток или переместите её на другой свободный перекрёсток.

## Step 2B-2: the same for the phantom.

# Before the numbered list of choices. $princess: a princess makes you skip the step.
wood-second-lead =
    { $princess ->
        [yes] Пропустите этот шаг, если вы удалили рыцаря благодаря **принцессе**. Иначе вы можете выполнить ровно одно из этих действий:
       *[no] Вы можете выполнить ровно одно из этих действий:
    }

# The variables are those of place-meeple and place-regular-meeple.
place-phantom =
    Поставьте **фантома** на объект{ $bridges ->
        [yes] { " " }или деревянный мост
       *[no] { "" }
    } как обычного { meeple-accusative }.{ $magic-portal ->
        [yes] { " " }Можно использовать **волшебный портал**{ $flier ->
            [yes] { " " }или **летательный аппарат**
           *[no] { "" }
        } на выложенном тайле, если вы не использовали его на шаге { STEP("wood-first") }.
       *[no] { $flier ->
            [yes] { " " }Можно использовать **летательный аппарат** на выложенном тайле, если вы не использовали его на шаге { STEP("wood-first") }.
           *[no] { "" }
        }
    }{ $anniversary-20 ->
        [yes] { " " }Если ваш тайл активировал стрелку **дополнения к 20-летию** и вы не использовали её на шаге { STEP("wood-first") }, с её помощью можно поставить или добавить фантома в другом месте.
       *[no] { "" }
    }{ $peasant-revolts ->
        [yes] { " " }Если объекту может угрожать **крестьянское восстание**, вы можете заплатить очками за защиту фантома.
       *[no] { "" }
    }{ $dragon ->
        [yes] { " " }Пропустите весь этот шаг, если на выложенном тайле изображён **вулкан**{ $plague ->
            [yes] { " " }или **источник чумы**
           *[no] { "" }
        }.
       *[no] { $plague ->
            [yes] { " " }Пропустите весь этот шаг, если на выложенном тайле изображён **источник чумы**.
           *[no] { "" }
        }
    }

# Under place-phantom. $most (number): the meeples of one player.
phantom-on-fortune-teller-tent = У одного игрока в **шатре предсказательницы** не может одновременно стоять больше { most-meeples }.

# $black-tower: towers have floors of several colours.
phantom-occupies-tower =
    Поставьте **фантома** на верхний { tower-floor }{ $black-tower ->
        [yes] { " " }(обычный или чёрный)
       *[no] { "" }
    }.

# Heading over phantom-to-wheel-of-fortune.
phantom-special-action = Выполните одно особое действие:

phantom-to-wheel-of-fortune = Отправьте фантома на **Колесо Фортуны**.

## Step 2C: what follows from the tile and the figures.

place-ferry = Если на выложенном тайле изображено озеро для **парома**, поставьте на него паром.

move-ferry = Если выложенный тайл продолжил дорогу с **паромом**, вы можете переместить этот паром. Каждый паром можно переместить только один раз за ход.

# The two choices grow-flock and flock-to-stable follow as a list.
shepherd-must-act = Если выложенный тайл расширил { farm } с вашим **пастухом**, вы обязаны выбрать одно из двух:

# Under shepherd-must-act.
grow-flock =
    { $edition ->
        [c1] Пополните
       *[c2] Увеличьте
    } стадо: вытяните жетон.

# Under shepherd-must-act. $points (number): for each sheep.
flock-to-stable =
    { $edition ->
        [c1] Загоните стадо
       *[c2] Отведите стадо
    } в овчарню и получите { points-counted } за каждую овцу.

# The action enclosed-flocks-to-stable follows under it.
shepherds-enclosed = Если выложенный тайл полностью замкнул { farm } с одним или несколькими **пастухами** (например, дорогами или городскими стенами), само собой происходит ещё и следующее:

# Under shepherds-enclosed. $points (number): for each sheep.
enclosed-flocks-to-stable =
    { $edition ->
        [c1] Загоните стада
       *[c2] Отведите стада
    } в овчарню и получите { points-counted } за каждую овцу.

# The two choices harvest-fruit and sell-fruit follow as a list.
pick-fruit = Если на выложенном тайле стоят { meeples } и на нём или на соседнем тайле есть **плодовое дерево**, за каждое дерево и каждого { meeple-accusative } вы можете выполнить одно из этих действий:

# Under pick-fruit.
harvest-fruit = **Сбор:** возьмите верхний жетон плодов, если он есть, и получите указанные на нём очки.

# Under pick-fruit. $fewest, $most (numbers): the tokens that can be sold together.
sell-fruit = **Продажа:** продайте от { $fewest } до { $most ->
        [one] { $most } жетона
        [few] { $most } жетонов
       *[many] { $most } жетонов
    } плодов и получите за них очки.

# $points (number): whatever the number of buildings.
notre-dame-points = Если в одном из прошлых ходов вы выложили чудо **Нотр-Дам**, посмотрите на тайлы рядом с { meeple-instrumental }, которого вы поставили в этот ход. Если среди них есть духовное строение ({ LIST("monastery-like") }), получите { points-counted }.

# First edition's words only. The last action of the step: one message for everything that was scored in it.
messages-after-wood = Сложите перемещения своих { scoring-figures-genitive } за все действия этого шага. Для **посланий** учитывается место, где они стоят теперь.
