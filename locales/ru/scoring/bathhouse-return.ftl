### Draft, not yet reviewed by a native speaker.
### Scoring: bathhouse return.

scoring-bathhouse-return = Баня: выкуп { meeple-genitive }

bathhouse-return = Число на **бане**

bathhouse-return-below-zero = { shared-may-fall-below-zero }
