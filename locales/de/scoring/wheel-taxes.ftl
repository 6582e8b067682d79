### Draft, not yet reviewed by a native speaker.
### Scoring: wheel taxes.

scoring-wheel-taxes = Schicksalsrad: Steuern

wheel-taxes = In jeder Stadt, für jeden Ritter des Spielers: die Zahl der { coats-of-arms } und seiner eigenen Ritter dort

# Under wheel-taxes.
wheel-taxes-each-city = Rechne für jede Stadt einzeln.
