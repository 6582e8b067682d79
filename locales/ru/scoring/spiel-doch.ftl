### Draft, not yet reviewed by a native speaker.
### Scoring: spiel doch.

scoring-spiel-doch = Spiel Doch! 2/2018

spiel-doch = Вы выкладываете оба тайла в верном порядке.
