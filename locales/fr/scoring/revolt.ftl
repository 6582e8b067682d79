### Draft, not yet reviewed by a native speaker.
### Scoring: revolt.

scoring-revolt = Révolte paysanne

revolt = Chaque { meeple } protégé dans une zone du type que touche la révolte
