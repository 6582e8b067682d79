### Draft, not yet reviewed by a native speaker.
### Scoring: bazaar purchase.

scoring-bazaar-purchase = Basar: was der Käufer zahlt

bazaar-purchase = Das Gebot für das Plättchen, vom Spieler, der es gekauft hat

# Under bazaar-purchase.
bazaar-purchase-below-zero = Der Käufer darf dadurch unter null Punkte fallen.
