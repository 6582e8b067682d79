### Draft, not yet reviewed by a native speaker.
### Scoring: bathhouse return.

scoring-bathhouse-return = Lázně: vykoupení { meeple-genitive }

bathhouse-return = Číslo na **lázních**

bathhouse-return-below-zero = { shared-may-fall-below-zero }
