### Draft, not yet reviewed by a native speaker.
### Scoring: robber baron.

scoring-robber-baron = Рыцарь-разбойник

robber-baron = Каждая завершённая дорога на столе; очки получает игрок с **Рыцарем-разбойником**

# Under robber-baron.
robber-baron-counted = Длина не важна, и не важно, кому принадлежала дорога.
