### Draft, not yet reviewed by a native speaker.
### Scoring: stonehenge.

scoring-stonehenge = Merveille : Stonehenge

stonehenge = Chaque route occupée que vous complétez, si c’est vous qui avez placé la merveille

# Under stonehenge.
stonehenge-later = Vous marquez cela à partir du tour qui suit celui où vous avez placé la merveille.
