### Scoring: gift payout.

scoring-gift-payout = Gift: Cash Out

gift-payout = Each { meeple } on a feature of your choice

# Under gift-payout.
gift-payout-own-meeple = Take back one of your own { meeples } from the feature. It still counts.
