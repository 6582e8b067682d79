### Draft, not yet reviewed by a native speaker.
### Scoring: gift payout.

scoring-gift-payout = Dar: výplata

gift-payout = Každý { meeple } na území podle tvé volby

# Under gift-payout.
gift-payout-own-meeple = Vezmi si z tohoto území zpět jednoho ze svých { meeples-genitive }. Přesto se počítá.
