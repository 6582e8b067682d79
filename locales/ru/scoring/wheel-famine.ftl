### Draft, not yet reviewed by a native speaker.
### Scoring: wheel famine.

scoring-wheel-famine = Колесо Фортуны: голод

wheel-famine-each-farm = Считайте для каждого поля отдельно.

wheel-famine-cities = Каждый завершённый город у этого поля за каждого крестьянина игрока на нём

wheel-famine-cities-counted = { shared-counted-cities }
wheel-famine-cities-castles = { shared-castle-no-city }

wheel-famine-castles = Каждый **замок** у этого поля за каждого крестьянина

wheel-famine-pig = { shared-pig } И так за каждого крестьянина.

wheel-famine-pig-herd = { shared-pig-herd } И так за каждого крестьянина.

wheel-famine-pig-herd-once = { shared-pig-herd-once }
