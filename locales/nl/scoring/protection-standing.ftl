### Draft, not yet reviewed by a native speaker.
### Scoring: protection standing.

scoring-protection-standing = Boerenopstanden: bescherming achteraf

protection-standing = Je beschermt een { meeple } die al op het speelveld staat.

protection-standing-below-zero = { shared-may-fall-below-zero }
