### Draft, not yet reviewed by a native speaker.
### Scoring: gift sweeper.

scoring-gift-sweeper = Geschenk: Straatveger

gift-sweeper = Zo veel als een onafgebouwde weg naar keuze bij de eindtelling zou opleveren

# Under gift-sweeper.
gift-sweeper-majority = Bepaal zoals altijd wie op de weg de meerderheid heeft. Je hoeft er zelf geen { meeple } op te hebben.

# Under gift-sweeper.
gift-sweeper-meeples = Alle { meeples } op de weg gaan terug naar hun eigenaar.
