### Draft, not yet reviewed by a native speaker.
### Scoring: bathhouse return.

scoring-bathhouse-return = Badhuis: een { meeple } vrijkopen

bathhouse-return = Het getal op het **badhuis**

bathhouse-return-below-zero = { shared-may-fall-below-zero }
