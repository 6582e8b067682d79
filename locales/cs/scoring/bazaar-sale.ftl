### Draft, not yet reviewed by a native speaker.
### Scoring: bazaar sale.

scoring-bazaar-sale = Bazar: kolik dostane prodávající

bazaar-sale = Nabídka za kartičku, pro hráče, který ji prodal
