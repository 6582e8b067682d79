### Draft, not yet reviewed by a native speaker.
### Scoring: circus maximus.

scoring-circus-maximus = Merveille : le Circus Maximus

circus-maximus = Chaque chevalier des autres joueurs, pour le propriétaire de la merveille

# Under circus-maximus.
circus-maximus-three-players = C’est le nombre pour { $players } joueurs.
