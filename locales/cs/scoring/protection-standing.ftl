### Draft, not yet reviewed by a native speaker.
### Scoring: protection standing.

scoring-protection-standing = Rolnické vzpoury: ochrana později

protection-standing = Ochráníš { meeple-accusative }, který už na herním plánu stojí.

protection-standing-below-zero = { shared-may-fall-below-zero }
