### Draft, not yet reviewed by a native speaker.
### Scoring: fruit sale.

scoring-fruit-sale = Arbres fruitiers : vente

fruit-sale = Selon le nombre de jetons Fruit différents que vous vendez ensemble
