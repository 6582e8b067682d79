### Draft, not yet reviewed by a native speaker.
### Scoring: gift payout.

scoring-gift-payout = Подарок: выплата

gift-payout = Каждый { meeple } на объекте по вашему выбору

# Under gift-payout.
gift-payout-own-meeple = Верните себе одного из своих { meeples-genitive } с этого объекта. Он всё равно учитывается.
