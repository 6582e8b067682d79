### Draft, not yet reviewed by a native speaker.
### Scoring: protection placed.

scoring-protection-placed = Révoltes paysannes : protéger un { meeple } que vous posez

protection-placed = Vous protégez un { meeple } au moment où vous le posez.

# Under protection-placed.
protection-placed-phantom = Le **{ phantom }** compte ici comme un { meeple }.

protection-placed-below-zero = { shared-may-fall-below-zero }
