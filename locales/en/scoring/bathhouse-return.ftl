### Scoring: bathhouse return.

scoring-bathhouse-return = Bathhouse: buying back a { meeple }

bathhouse-return = The number on the **bathhouse**

bathhouse-return-below-zero = { shared-may-fall-below-zero }
