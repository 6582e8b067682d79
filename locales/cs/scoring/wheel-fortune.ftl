### Draft, not yet reviewed by a native speaker.
### Scoring: wheel fortune.

scoring-wheel-fortune = Kolo štěstí: štěstí

wheel-fortune = Body získáváš jen ty.
