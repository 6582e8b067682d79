### Draft, not yet reviewed by a native speaker.
### Scoring: ransom paid.

scoring-ransom-paid = Rançon : ce que vous payez

ransom-paid = Vous rachetez un de vos { meeples }.

# Under ransom-paid.
ransom-paid-enough = Il vous faut au moins autant de points. Vous ne pouvez pas descendre ainsi sous zéro.
