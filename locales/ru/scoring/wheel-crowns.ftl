### Draft, not yet reviewed by a native speaker.
### Scoring: wheel crowns.

scoring-wheel-crowns = Колесо Фортуны: клетки с короной

wheel-crowns = Каждая клетка с короной в действующем секторе, занятая { meeples-instrumental } игрока

# Under wheel-crowns.
wheel-crowns-alone = Если в секторе с двумя клетками с короной стоит один { meeple }, он занимает обе.
