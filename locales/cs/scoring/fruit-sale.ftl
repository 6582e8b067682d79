### Draft, not yet reviewed by a native speaker.
### Scoring: fruit sale.

scoring-fruit-sale = Ovocné stromy: prodej

fruit-sale = Podle počtu různých žetonů ovoce, které prodáš najednou
