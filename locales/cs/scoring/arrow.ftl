### Draft, not yet reviewed by a native speaker.
### Scoring: arrow.

scoring-arrow = Jubilejní edice 20 let: šipka, kterou nepoužiješ

arrow = Neaktivuješ šipku na kartičce, kterou jsi právě přiložil.

# Under arrow.
arrow-other-arrows = Na šipkách sousedních kartiček nezáleží.
