### Draft, not yet reviewed by a native speaker.
### Scoring a cemetery.

scoring-cemetery = Hřbitov (správce)

cemetery-nothing = Samotný hřbitov žádné body nepřináší.

# Under cemetery-nothing.
cemetery-guard = Každý hráč s převahou si vezme dalšího **{ guard-meeple-accusative }** své barvy, pokud nějaký je.

cemetery-little-buildings = { shared-little-buildings-around }
cemetery-ghosts = { shared-ghosts }
cemetery-ghosts-own-points = { shared-ghosts-own-points }
cemetery-ghosts-below-zero = { shared-ghosts-below-zero }
cemetery-teacher = { shared-teacher }
cemetery-fairy = { shared-fairy }
cemetery-fairy-without-majority = { shared-fairy-without-majority }
