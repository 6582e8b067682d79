### Draft, not yet reviewed by a native speaker.
### Scoring: gift payout.

scoring-gift-payout = Cadeau : Encaissement

gift-payout = Chaque { meeple } d’une zone de votre choix

# Under gift-payout.
gift-payout-own-meeple = Reprenez un de vos propres { meeples } de cette zone. Il compte quand même.
