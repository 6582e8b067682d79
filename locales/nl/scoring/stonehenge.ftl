### Draft, not yet reviewed by a native speaker.
### Scoring: stonehenge.

scoring-stonehenge = Wonder: Stonehenge

stonehenge = Elke bezette weg die je afbouwt, als jij het wonder hebt aangelegd

# Under stonehenge.
stonehenge-later = Dit telt pas vanaf de beurt nadat je het wonder hebt aangelegd.
