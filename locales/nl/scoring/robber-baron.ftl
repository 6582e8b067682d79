### Draft, not yet reviewed by a native speaker.
### Scoring: robber baron.

scoring-robber-baron = Roofridder

robber-baron = Elke afgebouwde weg op het speelveld, voor de speler met de **Roofridder**

# Under robber-baron.
robber-baron-counted = Hoe lang de weg is en wie hem in bezit had, doet er niet toe.
