### Draft, not yet reviewed by a native speaker.
### Scoring: revolt.

scoring-revolt = Boerenopstand

revolt = Elke beschermde { meeple } op een project van de soort die de opstand treft
