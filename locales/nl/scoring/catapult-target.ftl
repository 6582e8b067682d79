### Draft, not yet reviewed by a native speaker.
### Scoring: catapult target.

scoring-catapult-target = Katapult: doel

catapult-target = Voor de speler van wie het fiche het dichtst bij de kermis neerkomt
