### Draft, not yet reviewed by a native speaker.
### Scoring: revolt.

scoring-revolt = Крестьянское восстание

revolt = Каждый защищённый { meeple } на объекте того вида, который охвачен восстанием
