### Draft, not yet reviewed by a native speaker.
### Scoring: gift payout.

scoring-gift-payout = Geschenk: Uitbetaling

gift-payout = Elke { meeple } op een project naar keuze

# Under gift-payout.
gift-payout-own-meeple = Neem een van je eigen { meeples } van het project terug. Die telt nog mee.
