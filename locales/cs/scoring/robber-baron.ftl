### Draft, not yet reviewed by a native speaker.
### Scoring: robber baron.

scoring-robber-baron = Loupeživý rytíř

robber-baron = Každá dokončená cesta na stole, pro hráče s **loupeživým rytířem**

# Under robber-baron.
robber-baron-counted = Nezáleží na délce ani na tom, kdo cestu držel.
