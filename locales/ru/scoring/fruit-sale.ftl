### Draft, not yet reviewed by a native speaker.
### Scoring: fruit sale.

scoring-fruit-sale = Плодовые деревья: продажа

fruit-sale = По числу разных жетонов плодов, которые вы продаёте вместе
