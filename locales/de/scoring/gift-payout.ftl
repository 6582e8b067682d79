### Draft, not yet reviewed by a native speaker.
### Scoring: gift payout.

scoring-gift-payout = Geschenk: Auszahlung

gift-payout = Jeder { meeple } auf einem Gebiet deiner Wahl

# Under gift-payout.
gift-payout-own-meeple = Nimm einen deiner eigenen { meeples } von diesem Gebiet zurück. Er zählt trotzdem mit.
