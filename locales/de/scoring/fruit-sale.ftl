### Draft, not yet reviewed by a native speaker.
### Scoring: fruit sale.

scoring-fruit-sale = Obstbäume: Verkauf

fruit-sale = Je nachdem, wie viele verschiedene Obstplättchen du auf einmal verkaufst
