### Draft, not yet reviewed by a native speaker.
### Scoring: fruit sale.

scoring-fruit-sale = Fruitbomen: verkoop

fruit-sale = Naar het aantal verschillende fruitfiches dat je samen verkoopt
