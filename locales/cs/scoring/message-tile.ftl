### Draft, not yet reviewed by a native speaker.
### Scoring: message tile.

scoring-message-tile = Dopis: další kartička

message-tile = Přiložíš další kartičku. Samotný dopis žádné body nepřináší.
