### Draft, not yet reviewed by a native speaker.
### Scoring: arrow.

scoring-arrow = Een pijl van het 20-jarig jubileum die je niet gebruikt

arrow = Je activeert de pijl op de zojuist aangelegde tegel niet.

# Under arrow.
arrow-other-arrows = Pijlen op de tegels ernaast doen er niet toe.
