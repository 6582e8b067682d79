### Draft, not yet reviewed by a native speaker.
### Scoring: bathhouse return.

scoring-bathhouse-return = Bain public : racheter un { meeple }

bathhouse-return = Le nombre inscrit sur le **bain public**

bathhouse-return-below-zero = { shared-may-fall-below-zero }
