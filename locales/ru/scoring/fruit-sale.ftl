### Draft, not yet reviewed by a native speaker.
### Scoring: fruit sale.

scoring-fruit-sale = Плодовые деревья: продажа

fruit-sale = По числу разных жетонов фруктов, которые вы продаёте вместе
