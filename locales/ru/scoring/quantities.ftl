### Draft, not yet reviewed by a native speaker.
### Scoring: what is counted, as it stands in a sum (“2 × tiles + 2 × coats of arms”) and in the calculator.
### Plural and in lower case; singular for what is there or not. Short.

quantity-tiles = тайлы
quantity-pennants = { coats-of-arms }
quantity-surrounding-tiles = тайлы вокруг
# Stretches of road on tiles with a German cathedral; each counts by itself.
quantity-cathedral-segments = отрезки дороги на немецких соборах
quantity-cathedral-tiles = тайлы немецких соборов
quantity-road-to-cathedral = немецкий собор у дороги
quantity-inn-road-tiles = тайлы дорог с таверной
quantity-inn-road-segments = отрезки дорог с таверной на немецких соборах
quantity-inn = таверна
quantity-cathedral = собор
quantity-siege = осада
quantity-mage = маг
quantity-witch = ведьма
quantity-wells = колодцы
quantity-inn-wells = колодцы у дорог с таверной
quantity-sheds = сараи
quantity-houses = дома
quantity-towers = башни
quantity-german-castles = немецкие замки
quantity-bathhouse-numbers = числа на банях
quantity-signposts = верные указатели
quantity-signpost-types = виды указателей
quantity-labyrinth-meeples = { meeples } на дорогах лабиринта
quantity-darmstadtium = Дармштадтиум
quantity-church-majority = большинство вокруг дармштадтской церкви
quantity-vineyards = виноградники
quantity-one-tile-city = город на одном тайле
quantity-ghosts = призраки
quantity-porxada = бонус Ла Поршады
quantity-fairy = фея
quantity-hans-tile = статуэтка Ганса
quantity-teacher = учитель
# Those under the ringmaster and around him. $circus, $acrobats: at least one of them is on the table.
quantity-circus-spaces =
    { $circus ->
        [yes] { $acrobats ->
            [yes] тайлы цирка и акробатов
           *[no] тайлы цирка
        }
       *[no] тайлы акробатов
    }
quantity-highway = тайл подсчёта «Тракт»
quantity-revolt-farm-tiles = тайлы с крестьянским двором при «Крестьянском бунте»
quantity-street-festival = тайл подсчёта «Уличный праздник»
quantity-slum-tiles = полукруглые края города при «Плохом соседстве»
quantity-siege-token = тайл подсчёта «Осада»
quantity-wealth = тайл подсчёта «Богатство»
quantity-poverty = тайл подсчёта «Бедность»
quantity-hermitage-tiles = тайлы с городом при тайле «{ monastery-capital } отшельника»
quantity-pilgrim-tiles = тайлы с дорогой при «Пути паломников»
quantity-watched-meeples = { meeples } вокруг сторожевой башни
quantity-watched-roads = тайлы с дорогой вокруг сторожевой башни
quantity-watched-monasteries = духовные строения вокруг сторожевой башни
quantity-watched-pennants = гербы вокруг сторожевой башни
quantity-watched-cities = тайлы с городом вокруг сторожевой башни
quantity-toll = пошлина
quantity-toll-features = крестьянские дворы, конюшни, сады и изображения разбойников
quantity-traveller-groups = группы путников
quantity-wainwrights = { meeple } в { quarter }е каретников
quantity-minters = { meeple } в { quarter }е монетчиков
quantity-bookbinders = { meeple } в { quarter }е переплётчиков
quantity-completed-cities = завершённые города
quantity-castles-at-field = замки у этого поля
quantity-besieged-cities = осаждённые города
quantity-pig = свинья
quantity-pig-herd = стадо свиней
quantity-neighbour-points = очки за объект в его владениях
quantity-empty-spaces = пустые клетки вокруг
quantity-mist-tiles = тайлы с туманом
quantity-obelisk-tiles = тайлы вокруг обелиска
# Up, down, left and right of a figure that lies on a monastery.
quantity-tiles-in-line = тайлы на четырёх линиях
quantity-meeples = { meeples }
quantity-knights = рыцари
quantity-farmers = крестьяне
quantity-monks = монахи
quantity-crown-fields = клетки с короной
quantity-protected-meeples = защищённые { meeples }
quantity-final-points = очки, как в конце игры
quantity-unopened-gifts = неоткрытые подарки
quantity-arrow-missed = неиспользованная стрелка
quantity-bathhouse-number = число на бане
quantity-acrobats = акробаты
quantity-sheep = овцы
quantity-fruit-number = число на жетоне плодов
quantity-fruits-sold = проданные жетоны плодов
quantity-animal-number = число на жетоне животного
quantity-bet-2-6 = жетон 2/6
quantity-bet-3-5 = жетон 3/5
quantity-bet-3-6 = жетон 3/6
quantity-bet-4-7 = жетон 4/7+
quantity-bet-4 = жетон 4
quantity-bet-5-8 = жетон 5/8+
quantity-knights-at-gingerbread-man = свои рыцари рядом с пряничным человечком
quantity-bid = ставка
quantity-robbed-points = очки ограбленного игрока
quantity-goods-led = виды товара, жетонов которого больше всего
quantity-cities-on-board = завершённые города на столе
quantity-roads-on-board = завершённые дороги на столе
quantity-gold-bars = слитки золота
quantity-foreign-knights = рыцари других игроков
# As changed by the scoring tile Highway. In the sums it reads like “tiles”.
quantity-road-tiles-that-count = тайлы
# Without those that a Bad Neighbourhood leaves out. In the sums it reads like “tiles”.
quantity-city-tiles-that-count = тайлы
# Not changed by scoring tiles; a German cathedral tile is one.
quantity-actual-tiles = настоящие тайлы
quantity-two-tile-city = город из двух тайлов
# Of the feature: its lines down to this one.
quantity-value = очки до этой строки
