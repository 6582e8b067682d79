### Draft, not yet reviewed by a native speaker.
### Order of play, phase 3: completed features and the tile are scored.

## Step 3A: which features are completed, and who has the majority.

# The ways to complete features follow as a list.
find-completed-features = Найдите все объекты, завершённые в этот ход:

# The list “completing-placements”: what can complete a feature. Used in completed-by-placing.
completing-placements-tile = тайл
completing-placements-abbey = **аббатство**
completing-placements-halfling = **половинка**
completing-placements-german-castle = **немецкий замок**
completing-placements-wonder = тайл **чуда**

# Under find-completed-features. The kinds of feature follow as a list.
completed-by-placing = Объекты, завершённые размещением { LIST("completing-placements", case: "genitive") }:
# Under completed-by-placing, like the kinds of feature that follow.
completed-road = Дорога
completed-city = Город
# The kinds of building follow as a list.
completed-monastic = Духовное строение:
completed-monastery = { monastery-capital }
completed-abbey = Аббатство
completed-shrine = Капище
# A monk must stand on it; so with the two below.
completed-german-monastery = Немецкий { monastery } с монахом
completed-dutch-belgian-monastery = Нидерландский или бельгийский { monastery } с монахом
completed-japanese-building = Японское здание с монахом
completed-darmstadt-church = Дармштадтская церковь
completed-baba-yaga = Избушка Бабы-яги
completed-garden = Сад
completed-german-castle = Немецкий замок, кроме завершённого другим немецким замком
completed-german-cathedral = Немецкий собор
completed-haunted-castle = Замок с призраками
completed-cemetery = Кладбище
completed-easter-nest = Пасхальное гнездо
completed-fortune-teller-tent = Шатёр предсказательницы

# Under find-completed-features, like the ways that follow. $german-cathedrals: their roads count too.
completed-by-bridge =
    { $german-cathedrals ->
        [yes] Дорога или немецкий собор, которые вы завершили
       *[no] Дорога, которую вы завершили
    } постройкой **моста**
completed-by-tunnel =
    { $german-cathedrals ->
        [yes] Дорога или немецкий собор, которые вы завершили
       *[no] Дорога, которую вы завершили
    } размещением жетона **тоннеля**
completed-by-ferry =
    { $german-cathedrals ->
        [yes] Дорога или немецкий собор, которые вы завершили
       *[no] Дорога, которую вы завершили
    } размещением или перемещением **парома**
# A farmer is a meeple on a farm or field.
scored-by-barn = { farm-capital }, за которое нужно подсчитать очки, потому что на него поставили **амбар** или потому что на нём есть крестьянин и оно соединилось с { farm-instrumental }, где стоит амбар
# The fief is the area around a castle.
completed-castle = **Замок**, если завершён объект в его владениях. В тот ход, в который замок построен, это не действует.
porxada-presence = Если тайл завершил город с **Ла Поршадой**, каждый игрок с рыцарем в этом городе берёт жетон, чтобы это отметить. Большинство не важно. Делайте это, только если игрок, выложивший Ла Поршаду, выбрал бонус при финальном подсчёте очков.

# The pieces and their strength follow as a list.
determine-majorities = Определите, у кого большинство на каждом завершённом объекте. Учитываются:
# Under determine-majorities, like the pieces that follow. $strength (number): how much the piece counts.
vote-normal-meeple = **Обычный { meeple }** ({ strength } { $strength })
vote-large-meeple = **{ large-meeple-capital }** ({ strength } { $strength })
vote-wagon = **Повозка** ({ strength } { $strength })
vote-mayor = **Мэр** ({ strength } { $strength } за каждый { coat-of-arms } в городе)
vote-phantom = **Фантом** ({ strength } { $strength })
vote-abbot = **Аббат** ({ strength } { $strength })
vote-ringmaster = **Директор цирка** ({ strength } { $strength })
vote-guard-meeple = **{ guard-meeple-capital }** ({ strength } { $strength })
# Under determine-majorities, after the pieces.
vote-hill = **Холм** разрешает ничью: из игроков с равной { strength-instrumental } большинство имеют те, у кого хотя бы один { meeple } стоит на холме.
# Under determine-majorities. The name of a scoring tile.
vote-citizens-jury = Тайл подсчёта **«Жюри горожан»** даёт большинство сразу всем игрокам в городе, какой бы ни была их { strength }.

send-meeple-to-leipzig = Если завершённая дорога ведёт в **город Лейпциг** напрямую или через другие объекты, каждый игрок с большинством на ней может отправить с неё одного { meeple-genitive } в тот { quarter } Лейпцига, где у него нет { meeples-genitive }.

choose-scoring-order = Каждый игрок, который получает очки, сам определяет очерёдность подсчёта за свои объекты.
# Under choose-scoring-order.
scoring-order-arbitration = Если подсчитываются несколько объектов, большинство на них у разных игроков и очерёдность нужно установить, её определяете вы.
# Under choose-scoring-order.
scoring-order-bathhouses = Если есть свободные **бани** и подсчитываются несколько объектов, на каждом из которых стоит всего один { meeple }, их очерёдность определяете вы.
# Under choose-scoring-order.
scoring-order-castle = Подсчитывайте очки за **замок** сразу после объекта, который его завершил. Если тайл завершил в его владениях несколько объектов, владелец замка выбирает, какой из них засчитать.
# Under choose-scoring-order.
scoring-order-castles-together = Если владения завершённых **замков** пересекаются, подсчитывайте очки за эти замки одновременно.

score-each-feature = Пройдите шаг { STEP("score-feature") } отдельно для каждого завершённого объекта, соблюдая выбранную очерёдность.

## Step 3B: one completed feature. The step is repeated for each of them.

build-castle = Если тайл завершил { small-city }, игрок, который им владеет, может превратить его в **замок**. Если он это делает, вы закончили с этим объектом. Переходите к следующему.

# $castles: how the two expansions go together is an open question.
gingerbread-man-in-completed-city =
    Если **пряничный человечек** стоит в завершённом городе, каждый игрок с рыцарями в этом городе получает за них очки. Затем вы перемещаете пряничного человечка в незавершённый город по своему выбору. Если такого города нет, отложите его в сторону.{ $castles ->
        [yes] { " " }(Только что построенный **замок** ни в одних изданных правилах не описан. Это уже не город, поэтому лучше убрать пряничного человечка без подсчёта очков.)
       *[no] { "" }
    }

# A heading over collect-trade-goods, check-king-and-robber and score-fortune-teller-tent.
completion-rewards = Вы получаете награды за завершение объекта:
# Under completion-rewards.
collect-trade-goods = Возьмите по жетону **товара** за каждый символ товара на объекте.
# Under completion-rewards. The new edition also has tokens that mark the largest city and the longest road.
check-king-and-robber =
    Если объект — город или дорога, проверьте, не стал ли он самым большим городом или самой длинной дорогой. Если да, возьмите **Короля** или **Рыцаря-разбойника**{ $edition ->
        [c1] { "" }
       *[c2] { " " }и положите его жетон на объект
    }.
# Under completion-rewards.
score-fortune-teller-tent = Если объект — **шатёр предсказательницы**, получите за него очки.

move-meeples-from-carcassonne = Каждый игрок по очереди, начиная с игрока слева от вас и заканчивая вами, может переместить на этот объект одного или нескольких { meeples-genitive } из **города Каркассон**.

# The pieces and their strength follow as a list. $count, $leipzig: meeples may have moved since step 3A.
determine-majority =
    { $count ->
        [yes] Если на объект пришли или с него ушли { meeples }, определите
       *[no] { $leipzig ->
            [yes] Если на объект пришли или с него ушли { meeples }, определите
           *[no] Определите
        }
    }, у кого большинство на объекте. Учитываются:
# Under determine-majority, like the pieces that follow. $strength (number): how much the piece counts.
strength-normal-meeple = **Обычный { meeple }** ({ strength } { $strength })
strength-large-meeple = **{ large-meeple-capital }** ({ strength } { $strength })
strength-wagon = **Повозка** ({ strength } { $strength })
strength-mayor = **Мэр** ({ strength } { $strength } за каждый { coat-of-arms } в городе)
strength-phantom = **Фантом** ({ strength } { $strength })
strength-abbot = **Аббат** ({ strength } { $strength })
strength-ringmaster = **Директор цирка** ({ strength } { $strength })
strength-guard-meeple = **{ guard-meeple-capital }** ({ strength } { $strength })
# Under determine-majority, after the pieces.
strength-hill = **Холм** разрешает ничью: из игроков с равной { strength-instrumental } большинство имеют те, у кого хотя бы один { meeple } стоит на холме.
# Under determine-majority. The name of a scoring tile.
strength-citizens-jury = Тайл подсчёта **«Жюри горожан»** даёт большинство сразу всем игрокам в городе, какой бы ни была их { strength }.

watchtower-bonus = Если объект — город или дорога хотя бы с одной **сторожевой башней**, каждый игрок с { meeples-instrumental } у сторожевой башни получает её бонус. Большинство не важно.

collect-toll = Если объект — дорога, которая заканчивается на перекрёстке с **заставой**, владелец заставы собирает пошлину. Сделайте это для каждой такой заставы.

# The kinds of feature and what counts in them follow as a list.
award-feature-points = Подсчитайте очки за объект. Их получает каждый игрок с большинством:

## What counts in a feature: the lists “…-value”, joined by plus signs (“its tiles + inns + mage”).
## Cathars, siege and besiegers are three small expansions with one effect.

road-value-tiles = её тайлы
road-value-german-cathedrals = немецкие соборы
road-value-inns = таверны
road-value-mage = маг
road-value-witch = ведьма
road-value-little-buildings = маленькие постройки
road-value-german-castles = немецкие замки
road-value-bathhouses = бани
road-value-labyrinths = лабиринты
road-value-signposts = указатели
road-value-ghosts = призраки

city-value-tiles = его тайлы и { coats-of-arms }
city-value-cathars = катары/осада/осаждающие
city-value-cathedrals = соборы
city-value-mage = маг
city-value-witch = ведьма
city-value-little-buildings = маленькие постройки
city-value-german-castles = немецкие замки
city-value-bathhouses = бани
city-value-darmstadtium = Дармштадтиум
city-value-ghosts = призраки

monastic-value-tiles = его тайл и окружающие тайлы
monastic-value-vineyards = виноградники
monastic-value-little-buildings = маленькие постройки
monastic-value-ghosts = призраки

barn-value-cities = завершённые города
barn-value-castles = замки
barn-value-pig = свинья
barn-value-pig-herd = стадо свиней
barn-value-cathars = катары/осада/осаждающие
barn-value-little-buildings = маленькие постройки
barn-value-ghosts = призраки

baba-yaga-value-tile = её тайл
baba-yaga-value-little-buildings = маленькие постройки
baba-yaga-value-ghosts = призраки

garden-value-tiles = его тайл и окружающие тайлы
garden-value-little-buildings = маленькие постройки
garden-value-ghosts = призраки

german-castle-value-tiles = его тайл и окружающие тайлы
german-castle-value-little-buildings = маленькие постройки
german-castle-value-ghosts = призраки

# Its roads are those that lead to it. Each stretch of road on the cathedral’s own tile counts by itself.
german-cathedral-value-tiles = тайлы его дорог и каждый отрезок дороги на его собственном тайле
german-cathedral-value-inns = таверны
german-cathedral-value-little-buildings = маленькие постройки
german-cathedral-value-ghosts = призраки

haunted-castle-value-tiles = его тайл и окружающие тайлы с туманом
haunted-castle-value-little-buildings = маленькие постройки
haunted-castle-value-ghosts = призраки

cemetery-value-nothing = ничего за само кладбище
cemetery-value-little-buildings = маленькие постройки
cemetery-value-ghosts = призраки

## Step 3B, continued: the features.

# Under award-feature-points, like the kinds of feature that follow. $land-surveyors: scoring tiles change the value.
value-of-road =
    Дорога: { LIST("road-value") }{ $land-surveyors ->
        [yes] , с учётом **тайлов подсчёта**
       *[no] { "" }
    }
value-of-city =
    Город: { LIST("city-value") }{ $land-surveyors ->
        [yes] , с учётом **тайлов подсчёта**
       *[no] { "" }
    }
# The kinds of building follow as a list.
value-of-monastic =
    Духовное строение: { LIST("monastic-value") }{ $land-surveyors ->
        [yes] , с учётом **тайлов подсчёта**
       *[no] { "" }
    }
# Under value-of-monastic, like the kinds of building that follow.
value-of-monastery = { monastery-capital }
value-of-abbey = Аббатство
value-of-shrine = Капище
# A monk must stand on it; so with the two below.
value-of-german-monastery = Немецкий { monastery } с монахом
value-of-dutch-belgian-monastery = Нидерландский или бельгийский { monastery } с монахом
value-of-japanese-building = Японское здание с монахом
value-of-darmstadt-church = Дармштадтская церковь
# Under award-feature-points, like the kinds of feature that follow.
value-of-barn = { farm-capital } с одним или несколькими амбарами: { LIST("barn-value") }
value-of-baba-yaga = Избушка Бабы-яги: { LIST("baba-yaga-value") }
value-of-garden = Сад: { LIST("garden-value") }
value-of-german-castle = Немецкий замок: { LIST("german-castle-value") }
value-of-german-cathedral = Немецкий собор: { LIST("german-cathedral-value") }
value-of-haunted-castle = Замок с призраками: { LIST("haunted-castle-value") }
# $guard-meeples: the reward of a cemetery. The general supply holds those that nobody has yet.
value-of-cemetery =
    Кладбище: { LIST("cemetery-value") }{ $guard-meeples ->
        [yes] . Тот, кто получает за него очки, берёт ещё одного **{ guard-meeple-accusative }** из общего запаса, если он там есть.
       *[no] { "" }
    }

# Under award-feature-points, after the features: a heading over the two uses.
feature-points-used-for = Очки за объект без каких-либо бонусов учитываются также:
# Under feature-points-used-for. $barn: a castle gets nothing from a farm or field with barns.
feature-points-for-castle =
    Для **замка**, который завершил этот объект{ $barn ->
        [yes] { " " }(кроме случая, когда объект — { farm } с амбарами)
       *[no] { "" }
    }
# Under feature-points-used-for.
feature-points-for-teacher = Для бонуса **учителя** за этот объект

teacher-points = Если у какого-либо игрока есть **учитель**, этот игрок получает столько очков, сколько принёс объект. Если очки за объект получают несколько игроков, игрок с учителем выбирает, на чьи очки равняться. Затем учитель возвращается в школу.

# $points (number): the bonus. $acrobats: an exception.
fairy-feature-points =
    Если **фея** стоит рядом с { meeple-instrumental } на этом объекте, владелец этого { meeple-genitive } получает { points-counted }.{ $acrobats ->
        [yes] { " " }(Акробаты в пирамиде этого бонуса не получают.)
       *[no] { "" }
    }

ringmaster-points = Каждый игрок, чей **директор цирка** стоит на объекте, получает очки за своего директора. Большинство не важно.
# Under ringmaster-points.
ringmaster-basic-features = Эти очки приносят только объекты базовой игры: дороги, города, { monasteries-word } и { farms }.

leipzig-bonus = Каждый игрок, который выполнил условия **Рынков Лейпцига** для этого объекта, получает бонус.

# $points (number): the bonus.
darmstadt-bonus =
    Если объект — **дармштадтская церковь**, каждый игрок с большинством вокруг неё получает { $points ->
        [one] { $points } бонусное очко
        [few] { $points } бонусных очка
       *[many] { $points } бонусных очков
    }.

move-to-bathhouse = Если есть свободная **баня**, каждый { meeple }, который при подсчёте очков стоит на своём объекте один, обязан перейти в незанятую баню, пока такая есть. В какую именно, выбирает его владелец. Если это касается нескольких { meeples-genitive }, очерёдность подсчётов определяете вы.

# The list “mage-or-witch”. Used in remove-mage-or-witch.
mage-or-witch-mage = **маг**
mage-or-witch-witch = **ведьма**

remove-mage-or-witch = Если при подсчёте очков за этот объект учли { LIST("mage-or-witch", case: "accusative") }, уберите эту фигуру с тайлов.

# A challenge is a race to completion between a shrine and a monastery.
resolve-challenge = Если завершён объект **еретика** или **монаха**, проверьте, выиграл ли этот объект состязание. Если да, проигравший { meeple } возвращается к владельцу.

cross-drawbridge = Если вы завершили дорогу, которая ведёт в город с опущенным **подъёмным мостом**, игрок, который один имеет большинство на дороге, может переместить с неё в такие города любое число своих { meeples-genitive }.
# Under cross-drawbridge.
protect-on-drawbridge = При перемещении вы можете заплатить очками за защиту { meeples-genitive } от **крестьянских восстаний**.
# Under cross-drawbridge.
drawbridge-keeps-protection = Защищённый { meeple } при перемещении сохраняет защиту от **крестьянских восстаний**.

# The first edition wants features that adjoin, the new edition neighbouring tiles.
move-wagons =
    Каждая **повозка** на объекте может переехать на незанятый незавершённый объект, но не на { farm }. { $edition ->
        [c1] Этот объект должен быть напрямую соединён с объектом повозки, например дорогой
       *[c2] Этот объект должен лежать на тайле повозки или на одном из { $around } тайлов вокруг него
    }. Если переехать могут несколько повозок, сначала перемещаете свои вы. Затем это делают остальные игроки по часовой стрелке.
# Under move-wagons.
protect-wagon = Если вы переместили повозку, вы можете заплатить очками за её защиту от **крестьянских восстаний**.
# Under move-wagons.
wagon-keeps-protection = Защищённая повозка при перемещении сохраняет защиту от **крестьянских восстаний**.

return-meeples = Все { meeples }, которые ещё стоят на объекте, возвращаются к владельцам.

return-ghosts = Все **призраки** на объекте возвращаются в общий запас.

receive-teacher = Если завершена хотя бы одна дорога к **школе**, возьмите **учителя** с тайлов школы.

## Step 3C: what is scored for the tile.

distribute-gold = Если на тайлах завершённого объекта лежит хотя бы один **слиток золота**, разделите слитки между игроками с большинством.

# A group of travellers is shown on a road.
turn-tollhouse-token = Переверните жетон каждой **заставы**, которая только что собрала очки хотя бы за одну группу путников. Переверните его только один раз, даже если там заканчиваются несколько завершённых дорог.

change-scoring-tiles = Если дорога, город или духовное строение ({ LIST("monastery-like") }) принесли вам очки, замените действующие **тайлы подсчёта** для этих трёх видов объектов.

score-big-top = Если вы выложили тайл **цирка** и на столе уже есть выложенный раньше, переверните жетон животного под цирковым шатром и подсчитайте за него очки. Затем переставьте шатёр на только что выложенный тайл, поверх нового жетона животного, лежащего лицом вниз.

settle-bets = Тайл завершил дорогу или город с **букмекерскими конторами**? Тогда рассчитайтесь по ставкам, контора за конторой. Если контора может относиться к нескольким объектам, выберите один из них.

move-gingerbread-man = Если вы выложили тайл с **пряничным человечком** и в этот ход он ещё не перемещался, переместите его в другой незавершённый город, если такой есть. Если он перемещается, каждый игрок с рыцарями в городе, который он покинул, получает за них очки.

# Footnote of move-gingerbread-man.
gingerbread-man-before-count = Это происходит до размещения { meeple-genitive } в городе Каркассон: очки за пряничного человечка могут быть получены за выкладывание тайла, и тогда вам нельзя ставить туда { meeple-accusative }. Оба дополнения редко встречаются вместе, потому что пряничный человечек не входит в обычные издания.

# The Count is the figure of the City of Carcassonne.
place-in-carcassonne = Если выкладывание тайла в этот ход не принесло очков вам, но принесло их одному или нескольким другим игрокам, вы можете поставить { meeple-accusative } в **город Каркассон**. Если вы это делаете, затем вы можете переместить Графа в { quarter } по своему выбору.

# First edition’s words only. Last in the step, with the badge for messages.
messages-after-scoring = Закончите все подсчёты очков этой фазы. Затем посмотрите, на сколько всего продвинулись ваши { scoring-figures }.
