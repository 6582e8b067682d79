### Draft, not yet reviewed by a native speaker.
### Scoring: protection standing.

scoring-protection-standing = Révoltes paysannes : protéger plus tard

protection-standing = Vous protégez un { meeple } déjà posé sur le paysage.

protection-standing-below-zero = { shared-may-fall-below-zero }
