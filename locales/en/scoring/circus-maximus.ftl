### Scoring: circus maximus.

scoring-circus-maximus = Wonder: Circus Maximus

circus-maximus = Each knight of the other players, for the owner of the wonder

# Under circus-maximus.
circus-maximus-three-players = This is the number for { $players } players.
