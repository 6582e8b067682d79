### Draft, not yet reviewed by a native speaker.
### Scoring: circus maximus.

scoring-circus-maximus = Wunder: Circus Maximus

circus-maximus = Jeder Ritter der anderen Spieler, für den Besitzer des Wunders

# Under circus-maximus.
circus-maximus-three-players = Diese Zahl gilt bei { $players } Spielern.
