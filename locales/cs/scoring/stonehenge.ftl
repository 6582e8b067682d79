### Draft, not yet reviewed by a native speaker.
### Scoring: stonehenge.

scoring-stonehenge = Div: Stonehenge

stonehenge = Každá obsazená cesta, kterou dokončíš, pokud ti div patří

# Under stonehenge.
stonehenge-later = Body přináší až od tahu, který následuje po přiložení divu.
