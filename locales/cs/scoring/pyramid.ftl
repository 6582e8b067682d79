### Draft, not yet reviewed by a native speaker.
### Scoring: pyramid.

scoring-pyramid = Artisté

pyramid = Každý artista v pyramidě

# Under pyramid.
pyramid-unfinished = Teď body přinášejí i nedokončené pyramidy.
