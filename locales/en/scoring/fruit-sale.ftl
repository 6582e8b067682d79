### Scoring: fruit sale.

scoring-fruit-sale = Fruit trees: sale

fruit-sale = By the number of different fruit tokens that you sell together
