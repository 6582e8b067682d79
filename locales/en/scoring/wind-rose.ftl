### Scoring: wind rose.

scoring-wind-rose = Wind rose

wind-rose = You place a tile with a part of a **wind rose** in the right quarter of the landscape.
