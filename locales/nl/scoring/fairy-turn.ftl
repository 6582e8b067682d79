### Draft, not yet reviewed by a native speaker.
### Scoring: fairy turn.

scoring-fairy-turn = De fee, aan het begin van een beurt

fairy-turn-point = Staat de **fee** bij een van je { meeples }, dan krijg je punten.

# Under fairy-turn-point.
fairy-turn-acrobats = Staat de fee bij een **artiest**, dan krijg je punten voor elk van je artiesten in de piramide.

fairy-turn-hans-statue = Staat de fee op de tegel met het **Hans-beeldje**, tel dit dan nog een keer.
