### Draft, not yet reviewed by a native speaker.
### Scoring: bathhouse return.

scoring-bathhouse-return = Badehaus: einen { meeple } zurückkaufen

bathhouse-return = Die Zahl auf dem **Badehaus**

bathhouse-return-below-zero = { shared-may-fall-below-zero }
