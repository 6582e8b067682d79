### Draft, not yet reviewed by a native speaker.
### Scoring: wind rose.

scoring-wind-rose = Windrose

wind-rose = Du legst ein Plättchen mit einem Teil einer **Windrose** im passenden Viertel der Landschaft an.
