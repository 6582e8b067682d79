### Draft, not yet reviewed by a native speaker.
### Scoring: arrow.

scoring-arrow = Jubilejní edice 20 let: šipka, kterou nepoužiješ

arrow = Neaktivuješ šipku na právě přiložené kartičce.

# Under arrow.
arrow-other-arrows = Na šipkách sousedních kartiček nezáleží.
