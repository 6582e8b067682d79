### Draft, not yet reviewed by a native speaker.
### Scoring: catapult target.

scoring-catapult-target = Katapult: terč

catapult-target = Pro hráče, jehož žeton dopadl nejblíž k jarmarku
