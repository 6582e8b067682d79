### Каталог: названия изданий, дополнений, их частей, готовых наборов, вариантов, издателей, а также сигналы.
### Названия стоят сами по себе, без номера.

## Издания

edition-c1 = Первое издание
edition-c1-short = C1
edition-c2 = Новое издание
edition-c2-short = C2+C3
edition-we = Зимнее издание
edition-we-short = WE

## Группы дополнений

group-major = Большие дополнения
group-minor = Малые дополнения
group-other = Прочие дополнения
group-fan = Фанатские дополнения

## Группы наборов

preset-group-quick = Быстрый выбор
preset-group-big-box = Big Box
preset-group-limited = Ограниченные издания

## Дополнения и их части

expansion-inns-and-cathedrals = Таверны и соборы
component-inns = Таверны
component-cathedrals = Соборы
component-big-follower = { $edition ->
    [c1] Большой подданный
   *[c2] Большой мипл
}

expansion-traders-and-builders = Купцы и строители
component-traders = Товары
component-builder = Строитель
component-pig = Свинья

expansion-princess-and-dragon = Принцесса и дракон
component-princess = Принцесса
component-dragon = Дракон
component-fairy = Фея
component-magic-portal = Волшебный портал

expansion-tower = Башня
component-tower = { expansion-tower }

expansion-abbey-and-mayor = Аббатство и мэр
component-abbey = Аббатство
component-mayor = Мэр
component-wagon = Повозка
component-barn = Амбар

expansion-count-king-and-robber = Граф, король и культ
component-count = Граф Каркассона
component-king-and-robber = Король и рыцарь-разбойник
component-river-2 = Река II
component-shrines = Капища
component-pig-herd = Стадо свиней

expansion-catapult = Катапульта
component-catapult = { expansion-catapult }

expansion-bridges-castles-and-bazaars = Мосты, замки и базары
component-bridges = Мосты
component-castles = Замки
component-bazaars = Базары

expansion-hills-and-sheep = Холмы и овцы
component-hills = Холмы
component-sheep = Пастух
component-vineyards = Виноградники

expansion-under-the-big-top = Цирк
component-circus = Цирковой шатёр
component-acrobats = Акробаты
component-ringmaster = Директор цирка

expansion-ghosts-castles-and-cemeteries = Призраки, замки и кладбища
component-guard-meeples = { $edition ->
    [c1] Подданные-стражники
   *[c2] Миплы-стражники
}
component-ghosts = Призраки
component-haunted-castles = Замки с призраками
component-cemeteries = Кладбища

expansion-wheel-of-fortune = Колесо Фортуны
component-wheel-of-fortune = { expansion-wheel-of-fortune }

expansion-flier = Летательные аппараты
component-flier = { expansion-flier }

expansion-messages = Послания
component-messages = { expansion-messages }

expansion-ferries = Паромы
component-ferries = { expansion-ferries }

expansion-gold-mines = Золотые прииски
component-gold-mines = { expansion-gold-mines }

expansion-mage-and-witch = Маг и ведьма
component-mage = Маг
component-witch = Ведьма

expansion-robbers = Грабители
component-robbers = { expansion-robbers }

expansion-crop-circles = Круги на полях
component-crop-circles = { expansion-crop-circles }

expansion-river-1 = Река
component-river-1 = { expansion-river-1 }

expansion-river-20 = Река 20-летнего юбилея
component-river-20 = { expansion-river-20 }

expansion-cathars = Катары / Осада / Осаждающие
component-cathars = { expansion-cathars }

expansion-phantom = Фантом
component-phantom = Фантом

expansion-halflings = Половинки
component-halflings = { expansion-halflings }

expansion-plague = Чума
component-plague = { expansion-plague }

expansion-tunnel = Тоннель
component-tunnel = { expansion-tunnel }

expansion-festival = Фестиваль
component-festival = { expansion-festival }

expansion-wind-roses = Розы ветров
component-wind-roses = { expansion-wind-roses }

expansion-little-buildings = Маленькие постройки
component-little-buildings = { expansion-little-buildings }

expansion-darmstadt = Дармштадтское промо
component-darmstadt = { expansion-darmstadt }

expansion-teacher = Школа
component-teacher = Учитель

expansion-german-castles = Замки Германии
component-german-castles = { expansion-german-castles }

expansion-german-cathedrals = Соборы Германии
component-german-cathedrals = { expansion-german-cathedrals }

expansion-monasteries = Монастыри (Германия, Нидерланды и Бельгия, Япония)
component-monasteries = { expansion-monasteries }

expansion-spiel-promos = Промо-тайлы Spiel
component-spiel-promos = { expansion-spiel-promos }

expansion-labyrinth = Лабиринт
component-labyrinth = { expansion-labyrinth }

expansion-abbot-and-gardens = Аббат
component-abbot = Аббат
component-gardens = Сады

expansion-watchtowers = Сторожевые башни
component-watchtowers = { expansion-watchtowers }

expansion-leipzig = Рынки Лейпцига
component-leipzig = { expansion-leipzig }

expansion-fruit-trees = Плодовые деревья
component-fruit-trees = { expansion-fruit-trees }

expansion-bathhouses = Цирюльники-хирурги
component-bathhouses = Бани

expansion-spiel-doch-2018 = Spiel Doch! 02/2018
component-spiel-doch-2018 = { expansion-spiel-doch-2018 }

expansion-tollkeepers = Сборщики пошлин
component-tollkeepers = { expansion-tollkeepers }

expansion-peasant-revolts = Крестьянские восстания
component-peasant-revolts = { expansion-peasant-revolts }

expansion-anniversary-20 = Дополнение к 20-летию
component-anniversary-20 = { expansion-anniversary-20 }

expansion-gifts = Подарки
component-gifts = { expansion-gifts }

expansion-signposts = Указатели
component-signposts = { expansion-signposts }

expansion-bets = Ставки
component-bets = { expansion-bets }

expansion-wonders = Чудеса человечества
component-wonders = { expansion-wonders }

expansion-spell-circles = Колдовские круги
component-spell-circles = { expansion-spell-circles }

expansion-drawbridges = Подъёмные мосты
component-drawbridges = { expansion-drawbridges }

expansion-spring = Времена года: весна
component-spring = { expansion-spring }

expansion-snakes-and-ladders = Змеи и лестницы
component-snakes-and-ladders = { expansion-snakes-and-ladders }

expansion-saint-nicholas = Счётное поле святого Николая
component-saint-nicholas = { expansion-saint-nicholas }

expansion-gingerbread-man = Пряничный человечек
component-gingerbread-man = { expansion-gingerbread-man }

expansion-gq-11 = Мини-дополнение GQ №11
component-gq-11 = { expansion-gq-11 }

expansion-russian-promos = Российские промо
component-russian-promos = { expansion-russian-promos }

expansion-porxada = Ла Поршада
component-porxada = { expansion-porxada }

expansion-ukraine-promo = Украинское промо
component-ukraine-promo = { expansion-ukraine-promo }

expansion-easter = Пасха в Каркассоне
component-easter = { expansion-easter }

expansion-city-gates = Городские ворота
component-city-gates = { expansion-city-gates }

expansion-fortune-teller = Предсказательница
component-fortune-teller = { expansion-fortune-teller }

expansion-land-surveyors = Землемеры
component-land-surveyors = { expansion-land-surveyors }

expansion-cut-cassonne = CutCassonne
component-cut-cassonne = { expansion-cut-cassonne }

expansion-bards = Барды Каркассона
component-bards = { expansion-bards }

expansion-black-dragon = Чёрный дракон
component-black-dragon = { expansion-black-dragon }

expansion-black-tower = Чёрная башня
component-black-tower = { expansion-black-tower }

expansion-castle-lords = Владетели замков
component-castle-lords = { expansion-castle-lords }

expansion-city-bridges = Городские мосты
component-city-bridges = { expansion-city-bridges }

expansion-cleric-and-serf = Клирик и крепостной
component-cleric-and-serf = { expansion-cleric-and-serf }

expansion-courier = Курьер
component-courier = { expansion-courier }

expansion-covid-19 = COVID-19
component-covid-19 = { expansion-covid-19 }

expansion-decin-sneznik = Дечинский Снежник
component-decin-sneznik = { expansion-decin-sneznik }

expansion-divided-cities = Разделённые города
component-divided-cities = { expansion-divided-cities }

expansion-family-feud = Семейная вражда
component-family-feud = { expansion-family-feud }

expansion-flying-machines-2 = Летательные аппараты 2
component-flying-machines-2 = { expansion-flying-machines-2 }

expansion-gamblers-luck = Удача игрока
component-gamblers-luck = { expansion-gamblers-luck }

expansion-great-fairs = Большие ярмарки
component-great-fairs = { expansion-great-fairs }

expansion-hans-statue = Статуэтка Ганса
component-hans-statue = { expansion-hans-statue }

expansion-labyrinths = Лабиринты
component-labyrinths = { expansion-labyrinths }

expansion-land-surveyors-2 = Землемеры 2
component-land-surveyors-2 = { expansion-land-surveyors-2 }

expansion-obelisk = Обелиск
component-obelisk = { expansion-obelisk }

expansion-robbers-son = Сын грабителя
component-robbers-son = { expansion-robbers-son }

expansion-seasons = Сезоны
component-seasons = { expansion-seasons }

expansion-vistas = Живописные виды
component-vistas = { expansion-vistas }

expansion-wells = Колодцы
component-wells = { expansion-wells }

expansion-wetlands = Болота
component-wetlands = { expansion-wetlands }

## Готовые наборы

preset-base-c1 = Базовая игра, первое издание
preset-base-c2 = Базовая игра, новое издание
preset-base-we = Базовая игра, зимнее издание
preset-everything = Всё
preset-everything-by-c1 = Всё по правилам первого издания
preset-all-c1 = Всё для первого издания
preset-all-c2 = Всё для нового издания
preset-all-we = Всё для зимнего издания
preset-neutral = Всё, что подходит ко всем изданиям
preset-big-box-1 = Big Box 1 ({ contents-not-confirmed })
preset-big-box-1-rgg = Big Box 1 (RGG) ({ contents-not-confirmed })
preset-big-box-2 = Big Box 2
preset-big-box-3 = Big Box 3 ({ contents-not-confirmed })
preset-big-box-4 = Big Box 4 ({ contents-not-confirmed })
preset-big-box-5 = Big Box 5 ({ contents-not-confirmed })
preset-big-box-6 = Big Box 6
preset-big-box-7 = Big Box 7
preset-limited-2003 = Ограниченное издание 2003 года ({ contents-not-confirmed })
preset-limited-traders-and-builders = Купцы и строители, ограниченное издание ({ contents-not-confirmed })
preset-limited-princess-and-dragon = Принцесса и дракон, ограниченное издание ({ contents-not-confirmed })
preset-limited-crop-circles = Круги на полях, ограниченное издание
preset-anniversary-edition-10 = Юбилейное издание: 10 лет
preset-mueller-exclusive = Эксклюзивное издание Müller ({ contents-not-confirmed })
preset-anniversary-edition-20 = Юбилейное издание: 20 лет

## Варианты правил

variant-bazaar-without-auction = Базары без торгов
variant-princess-must = Принцесса обязана удалить рыцаря
variant-fairy-on-tile = Фея стоит на тайле
variant-dragon-after-scoring = Дракон движется после подсчёта очков
variant-barn-may-join = Несколько амбаров на одном поле
variant-wagon-along-features = Повозка едет по соединённым объектам
variant-hills-by-number = { $edition ->
    [c1] Холмы: подданные считаются по числу
   *[c2] Холмы: миплы считаются по числу
}
variant-vineyards-for-gardens = Виноградники считаются и для садов
variant-siege-tile-escape = Побег только с осадного тайла
variant-festival-followers = { $edition ->
    [c1] Фестиваль возвращает только подданных
   *[c2] Фестиваль возвращает только миплов
}
variant-labyrinth-advanced = Лабиринт: усложнённые правила
variant-little-buildings-by-kind = Очки построек зависят от их вида
variant-spiel-doch-in-order = Тайлы Spiel Doch! приносят очки по порядку
variant-king-and-robber-while-playing = Король и рыцарь-разбойник приносят очки по ходу игры
variant-forgiving-inns-and-cathedrals = Незавершённые таверны и соборы не учитываются
variant-small-city = Маленькие города приносят меньше

## Издатели

publisher-hig = HiG
publisher-hig-name = Hans im Glück
publisher-rgg = RGG
publisher-rgg-name = Rio Grande Games
publisher-zmg = ZMG
publisher-zmg-name = Z-Man Games

## Сигналы

signal-hans-statue-double = СТАТУЭТКА ГАНСА 2×
signal-hans-statue-double-help = Удвойте очки, если участвует статуэтка Ганса.
signal-hans-statue-half = СТАТУЭТКА ГАНСА ½
signal-hans-statue-half-help = Уменьшите штраф вдвое, если участвует статуэтка Ганса.
# $round: раунд подсчёта очков внутри хода (1A, 1B, 1C, 2, 3, 4).
signal-messages = ПОСЛАНИЯ (№{ $round })
signal-messages-help = Проверьте, не закончила ли одна из ваших фигур на счётном поле этот раунд на тёмной клетке: тогда можно взять послание.
signal-messages-end = ПОСЛАНИЯ
signal-messages-end-help = Один раз, когда все очки хода начислены, проверьте, не стоит ли одна из ваших фигур на тёмной клетке счётного поля: тогда можно взять послание.
signal-tree-trap = ДРЕВЕСНАЯ ЛОВУШКА
signal-tree-trap-help = Проверьте, не попала ли фигура на дороге в ловушку Соловья-разбойника.
signal-lake-trap = ОЗЁРНАЯ ЛОВУШКА
signal-lake-trap-help = Проверьте, не попала ли фигура на тайле Водяного или рядом с ним в его ловушку.
signal-robbers = ГРАБИТЕЛИ
signal-robbers-help = Грабитель, ждущий рядом с игроком, который получает очки, обязан забрать свою долю.
signal-robber-choice = ВЫБОР ГРАБИТЕЛЯ
signal-robber-choice-help = Грабитель обязан забрать свою долю, а если на его клетке очки получают несколько игроков, его владелец выбирает, у кого.
signal-wonder = ЧУДО
signal-wonder-help = Проверьте, не достиг ли отмеченной клетки получивший очки игрок, чьи фигуры ждут рядом с ней: он берёт тайл чуда.

# На страницах подсчёта очков.
signal-castle = ЗАМОК
signal-castle-help = Замок, который ждёт рядом с этим объектом, теперь приносит столько же.
signal-teacher = УЧИТЕЛЬ
signal-teacher-help = Игрок с учителем получает столько же, сколько стоит этот объект.
signal-ringmaster = ДИРЕКТОР ЦИРКА
signal-ringmaster-help = Директор цирка на этом объекте приносит своему владельцу бонус.
