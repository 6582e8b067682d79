### Draft, not yet reviewed by a native speaker.
### Scoring: protection standing.

scoring-protection-standing = Bauernaufstände: Schutz zu einem späteren Zeitpunkt

protection-standing = Du schützt einen { meeple }, der schon auf der Spielfläche steht.

protection-standing-below-zero = { shared-may-fall-below-zero }
