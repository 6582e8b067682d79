### Draft, not yet reviewed by a native speaker.
### Scoring: robber theft.

scoring-robber-theft = Rover

robber-theft = De helft van wat de beroofde speler krijgt, naar boven afgerond, voor de eigenaar van de **rover**
