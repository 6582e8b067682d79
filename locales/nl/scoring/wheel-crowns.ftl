### Draft, not yet reviewed by a native speaker.
### Scoring: wheel crowns.

scoring-wheel-crowns = Rad van Fortuin: Kroonvelden

wheel-crowns = Elk kroonveld van de actieve sector waarop { meeples } van de speler staan

# Under wheel-crowns.
wheel-crowns-alone = Staat een { meeple } alleen in een sector met twee kroonvelden, dan tellen ze allebei.
