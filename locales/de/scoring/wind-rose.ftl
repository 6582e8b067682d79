### Draft, not yet reviewed by a native speaker.
### Scoring: wind rose.

scoring-wind-rose = Windrose

wind-rose = Du legst ein Plättchen mit einem Viertel einer **Windrose** im passenden Quadranten der Landschaft an.
