### Draft, not yet reviewed by a native speaker.
### Scoring: protection placed.

scoring-protection-placed = Rolnické vzpoury: ochrana při umístění { meeple-genitive }

protection-placed = Ochráníš { meeple-accusative }, když ho umisťuješ.

# Under protection-placed.
protection-placed-phantom = **Fantom** se tu počítá jako { meeple }.

protection-placed-below-zero = { shared-may-fall-below-zero }
