### Draft, not yet reviewed by a native speaker.
### Scoring: wind rose.

scoring-wind-rose = Windroos

wind-rose = Je legt een tegel met een deel van een **windroos** in het juiste kwadrant van het speelveld.
