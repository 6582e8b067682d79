### Draft, not yet reviewed by a native speaker.
### Scoring: bazaar sale.

scoring-bazaar-sale = Basar: was der Verkäufer erhält

bazaar-sale = Das Gebot für das Plättchen, für den Spieler, der es verkauft hat
