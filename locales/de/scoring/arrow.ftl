### Draft, not yet reviewed by a native speaker.
### Scoring: arrow.

scoring-arrow = Jubiläum (20 Jahre): ein Pfeil, den du nicht benutzt

arrow = Du aktivierst den Pfeil auf dem gerade angelegten Plättchen nicht.

# Under arrow.
arrow-other-arrows = Pfeile auf den Plättchen daneben spielen keine Rolle.
