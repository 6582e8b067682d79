### Draft, not yet reviewed by a native speaker.
### Scoring: wind rose.

scoring-wind-rose = Větrná růžice

wind-rose = Přiložíš kartičku s částí **větrné růžice** do správné čtvrtiny krajiny.
