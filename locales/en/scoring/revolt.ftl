### Scoring: revolt.

scoring-revolt = Peasant revolt

revolt = Each protected { meeple } on a feature of the kind that the revolt hits
