### Draft, not yet reviewed by a native speaker.
### Scoring: wheel inquisition.

scoring-wheel-inquisition = Kolo štěstí: inkvizice

wheel-inquisition = Každý mnich hráče
