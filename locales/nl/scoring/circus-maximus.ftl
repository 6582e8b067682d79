### Draft, not yet reviewed by a native speaker.
### Scoring: circus maximus.

scoring-circus-maximus = Wonder: Circus Maximus

circus-maximus = Elke ridder van de andere spelers, voor de eigenaar van het wonder

# Under circus-maximus.
circus-maximus-three-players = Dit getal geldt bij { $players } spelers.
