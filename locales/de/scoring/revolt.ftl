### Draft, not yet reviewed by a native speaker.
### Scoring: revolt.

scoring-revolt = Bauernaufstand

revolt = Jeder geschützte { meeple } auf einem Gebiet der Art, die der Aufstand trifft
