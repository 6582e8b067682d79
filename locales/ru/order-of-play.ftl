### Draft, not yet reviewed by a native speaker.
### The order of play: titles of the page, of its phases and of its steps, and the captions of what repeats.

page-order-of-play = Порядок хода

## Phases. Their number is shown before the title, where they have one.

phase-introduction = Введение
phase-any-time = В любой момент хода
phase-place-tile = Выкладывание тайла
phase-move-wood = Размещение { meeple-genitive }
phase-dragon = Движение дракона
phase-scoring = Подсчёт очков
# The dragon moves after the scoring: one publisher of the first edition has it so.
phase-dragon-late = Движение дракона
phase-end-of-turn = Дополнительные действия

## Steps. Their label (1A …) is shown before the title, where they have one.

step-intro = Введение
step-any-time = В любой момент хода
step-begin-turn = Начните ход
step-draw-tile = Вытяните тайл
step-place-tile = Выложите тайл
# “Wood” is every wooden piece: a meeple, a special figure, the fairy, a tower floor.
step-wood-prologue = Перед перемещением фишек
step-wood-first = Перемещение фишек: первая часть
step-wood-second = Перемещение фишек: вторая часть
step-wood-epilogue = После перемещения фишек
step-dragon = Дракон выходит на охоту
step-completed-features = Найдите завершённые объекты
step-score-feature = Подсчитайте очки за завершённый объект
step-tile-scoring = Подсчитайте очки за тайл
step-dragon-late = Дракон выходит на охоту
step-finish-tile = Завершите действия тайла
step-end-turn = Завершите ход

## Captions of the parts that a player goes through more than once.

# Around steps 1B to 4A; shown with the builder only.
repeat-double-turn = Один раз, а при двойном ходе — два раза
repeat-feature = По одному разу для каждого завершённого объекта
# Around the parts of a bazaar in step 4A: a tile placed in the round may bring another bazaar.
repeat-bazaar-round = По одному разу для каждого базара, пока они не закончатся
