### Draft, not yet reviewed by a native speaker.
### Scoring: fruit harvest.

scoring-fruit-harvest = Obstbäume: Ernte

fruit-harvest = Die Zahl auf dem Obstplättchen, das du nimmst
