### Draft, not yet reviewed by a native speaker.
### Scoring: catapult target.

scoring-catapult-target = Катапульта: мишень

catapult-target = Игроку, чей жетон упал ближе всех к ярмарке
