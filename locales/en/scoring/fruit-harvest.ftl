### Scoring: fruit harvest.

scoring-fruit-harvest = Fruit trees: harvest

fruit-harvest = The number on the fruit token that you take
