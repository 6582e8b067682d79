### Draft, not yet reviewed by a native speaker.
### Scoring: bazaar sale.

scoring-bazaar-sale = Bazaar: wat de verkoper krijgt

bazaar-sale = Het bod op de tegel, voor de speler die hem heeft verkocht
