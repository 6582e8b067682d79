### Draft, not yet reviewed by a native speaker.
### Scoring a cemetery.

scoring-cemetery = Кладбище (смотритель)

cemetery-nothing = Само кладбище очков не приносит.

# Under cemetery-nothing.
cemetery-guard = Каждый игрок с большинством берёт ещё одного **{ guard-meeple-accusative }** своего цвета, если он есть.

cemetery-little-buildings = { shared-little-buildings-around }
cemetery-ghosts = { shared-ghosts }
cemetery-ghosts-own-points = { shared-ghosts-own-points }
cemetery-ghosts-below-zero = { shared-ghosts-below-zero }
cemetery-teacher = { shared-teacher }
cemetery-fairy = { shared-fairy }
cemetery-fairy-without-majority = { shared-fairy-without-majority }
