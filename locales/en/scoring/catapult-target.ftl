### Scoring: catapult target.

scoring-catapult-target = Catapult: target

catapult-target = For the player whose token lands nearest to the fair
