### Draft, not yet reviewed by a native speaker.
### Scoring: circus maximus.

scoring-circus-maximus = Чудо: Большой цирк

circus-maximus = Каждый рыцарь других игроков; очки получает владелец чуда

# Under circus-maximus.
circus-maximus-three-players =
    Это число для { $players ->
        [one] { $players } игрока
        [few] { $players } игроков
       *[many] { $players } игроков
    }.
