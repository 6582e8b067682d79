### Draft, not yet reviewed by a native speaker.
### Scoring: catapult catch.

scoring-catapult-catch = Katapult: chytání

catapult-catch = Pro chytajícího, nebo pro střelce

# Under catapult-catch.
catapult-catch-catcher = Chytající získá body za chycený žeton a také za nechycený, který neletí dost daleko.

# Under catapult-catch.
catapult-catch-shooter = Střelec získá body za žeton, který letí dost daleko a není chycen, a také za žeton, kterého se chytající dotkne, ale neudrží ho.
