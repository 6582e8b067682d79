### Draft, not yet reviewed by a native speaker.
### Scoring: bazaar purchase.

scoring-bazaar-purchase = Bazaar: wat de koper betaalt

bazaar-purchase = Het bod op de tegel, voor de speler die hem heeft gekocht

# Under bazaar-purchase.
bazaar-purchase-below-zero = De koper kan hierdoor onder nul punten komen.
