### Draft, not yet reviewed by a native speaker.
### Scoring: robber.

scoring-robber = Zbojníci

robber = Každý **zbojník**, který ještě stojí u počítadla bodů, pro jeho majitele
