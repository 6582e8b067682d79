### Draft, not yet reviewed by a native speaker.
### Scoring: stonehenge.

scoring-stonehenge = Div: Stonehenge

stonehenge = Každá obsazená cesta, kterou dokončíš, pokud jsi div přiložil ty

# Under stonehenge.
stonehenge-later = Body přináší až od tahu po tom, ve kterém jsi div přiložil.
