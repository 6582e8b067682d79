### Draft, not yet reviewed by a native speaker.
### Order of play, phase 4: the rest of what the tile brings, and the end of the turn.

## Step 4A: actions of the tile.

use-catapult = Если на выложенном тайле изображена **ярмарка**, используйте катапульту.
# Under use-catapult. The name of a catapult token: it swaps a meeple of yours for one of another player.
protect-seduced-meeple = Жетон **«Соблазнение»**: вы можете заплатить очками за защиту { meeple-genitive }, которого вы поставили взамен, от **крестьянских восстаний**.

# New edition’s words only. Comes after everything that is scored in the turn, with the badge for messages.
messages-end-of-turn = Закончите все подсчёты очков, которые уже начаты в этот ход. Затем посмотрите, на сколько всего продвинулись ваши { scoring-figures }.

easter-nest-eggs = Если завершено **пасхальное гнездо**, вы и все другие игроки с { meeples-instrumental } на соседних с ним тайлах получаете пасхальные яйца.

# $dragon: a dragon tile can start the phase too.
move-easter-bunny =
    Если вы выложили тайл **пасхального кролика**{ $dragon ->
        [yes] { " " }или если тайл с драконом завершил пасхальное гнездо
       *[no] { "" }
    }, наступает фаза пасхального кролика. Игроки перемещают фигуру пасхального кролика. Каждый { meeple }, которого он встречает на пути, приносит своему владельцу пасхальное яйцо.

place-betting-chips = Если на выложенном тайле изображена **букмекерская контора**, каждый игрок может положить на неё один жетон ставки лицом вниз. Пропустите это, если это последний тайл игры.

# (A) and (B) are two choices; the kind of crop circle names the kind of figure. $peasant-revolts: it can be protected.
resolve-crop-circle =
    Если на выложенном тайле изображён **круг на поле**, вы решаете, что теперь делают все игроки: (А) каждый *может* поставить { meeple-accusative } рядом с одним из своих { meeples-genitive }, уже стоящих на тайлах, или (Б) каждый *обязан* снять с тайлов одного из своих { meeples-genitive }. Вид круга определяет, о каких { meeples-prepositional } идёт речь.{ $peasant-revolts ->
        [yes] { " " }Вы можете заплатить очками за защиту поставленного { meeple-genitive } от **крестьянских восстаний**.
       *[no] { "" }
    }

# The two cases follow as a list and end the sentence.
escape-siege = Вы можете вывести одного рыцаря из **осаждённого** города, если духовное строение ({ LIST("monastery-like") }) вплотную примыкает:
# Under escape-siege. Siege is the name of the small expansion.
escape-siege-city-tile = К тайлу этого города («Осада»)
# Under escape-siege. Cathars and Besiegers are the names of the other two.
escape-siege-cathar-tile = К тайлу катаров («Катары») или к тайлу осаждающих («Осаждающие»)

# Without double turns. The actions follow as a list.
hold-bazaar = Если на выложенном тайле изображён **базар**, вы получили этот тайл не на базаре и осталось достаточно тайлов, сделайте следующее:
bazaar-auction = Проведите торги.
# The variant without an auction.
bazaar-choice = Переверните по одному тайлу на каждого игрока. Каждый игрок берёт один из них: по часовой стрелке, начиная с игрока слева от вас и заканчивая вами.
play-bazaar-round = Сыграйте базарный раунд. Каждый игрок выкладывает полученный тайл: по часовой стрелке, начиная с игрока слева от вас и заканчивая вами. Игроки соблюдают порядок хода, но не тянут тайл, а используют полученный.

# With double turns, first edition. The actions follow as a list and are repeated.
hold-bazaars-in-turn = Если на выложенном тайле изображён **базар**, вы получили этот тайл не на базаре и осталось достаточно тайлов, делайте следующее, пока не останется отложенных базаров:
bazaar-in-turn-auction = Проведите торги.
# The variant without an auction.
bazaar-in-turn-choice = Переверните по одному тайлу на каждого игрока. Каждый игрок берёт один из них: по часовой стрелке, начиная с игрока слева от вас и заканчивая вами.
# Two special cases follow as a list.
bazaar-in-turn-round = Сыграйте базарный раунд. Каждый игрок выкладывает полученный тайл: по часовой стрелке, начиная с игрока слева от вас и заканчивая вами. Игроки соблюдают порядок хода, но не тянут тайл, а используют полученный. При этом возможны два случая:
# Under bazaar-in-turn-round.
bazaar-in-turn-double-turn = Если игрок получает двойной ход, он как обычно играет обе его части до базарного хода следующего игрока.
# Under bazaar-in-turn-round.
bazaar-in-turn-new-bazaar = Если во второй части чьего-либо двойного хода появился и выложен ещё один тайл базара, продолжайте как обычно. Отложите новый базар до конца этого базарного раунда. Затем проведите его.

# With double turns, new edition. The actions follow as a list.
hold-only-bazaar = Если на выложенном тайле изображён **базар**, вы получили этот тайл не на базаре и осталось достаточно тайлов, сделайте следующее:
only-bazaar-auction = Проведите торги.
# The variant without an auction.
only-bazaar-choice = Переверните по одному тайлу на каждого игрока. Каждый игрок берёт один из них: по часовой стрелке, начиная с игрока слева от вас и заканчивая вами.
# Two special cases follow as a list.
only-bazaar-round = Сыграйте базарный раунд. Каждый игрок выкладывает полученный тайл: по часовой стрелке, начиная с игрока слева от вас и заканчивая вами. Игроки соблюдают порядок хода, но не тянут тайл, а используют полученный. При этом возможны два случая:
# Under only-bazaar-round.
only-bazaar-double-turn = Если игрок получает двойной ход, он как обычно играет обе его части до базарного хода следующего игрока.
# Under only-bazaar-round.
only-bazaar-new-bazaar = Если во второй части чьего-либо двойного хода появился и выложен ещё один тайл базара, продолжайте как обычно. Базара из-за него не будет.

## Step 4B: the end of the turn.

take-double-turn = Если ваш **строитель** стоял на дороге или в городе, которые продолжил тайл, выполните ещё раз шаги с { STEP("draw-tile") } по { STEP("finish-tile") }, но не больше одного раза.
