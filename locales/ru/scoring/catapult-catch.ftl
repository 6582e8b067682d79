### Draft, not yet reviewed by a native speaker.
### Scoring: catapult catch.

scoring-catapult-catch = Катапульта: ловля

catapult-catch = Ловящему или стреляющему

# Under catapult-catch.
catapult-catch-catcher = Ловящий получает очки за пойманный жетон, а также за непойманный, если тот пролетел недостаточно далеко.

# Under catapult-catch.
catapult-catch-shooter = Стреляющий получает очки за жетон, который пролетел достаточно далеко и не пойман, а также за тот, которого ловящий коснулся, но не удержал.
