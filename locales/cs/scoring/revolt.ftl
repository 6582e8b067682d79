### Draft, not yet reviewed by a native speaker.
### Scoring: revolt.

scoring-revolt = Rolnická vzpoura

revolt = Každý chráněný { meeple } na území druhu, který vzpoura postihne
