### Draft, not yet reviewed by a native speaker.
### Scoring: wheel famine.

scoring-wheel-famine = Schicksalsrad: Hungersnot

wheel-famine-each-farm = Rechne für jede { farm } einzeln.

wheel-famine-cities = Jede abgeschlossene Stadt an der { farm }, für jeden Bauern des Spielers dort

wheel-famine-cities-counted = { shared-counted-cities }
wheel-famine-cities-castles = { shared-castle-no-city }

wheel-famine-castles = Jede **Burg** an der { farm }, für jeden Bauern

wheel-famine-pig = { shared-pig } Das gilt für jeden Bauern.

wheel-famine-pig-herd = { shared-pig-herd } Das gilt für jeden Bauern.

wheel-famine-pig-herd-once = { shared-pig-herd-once }
