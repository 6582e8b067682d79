### Draft, not yet reviewed by a native speaker.
### Scoring: pyramid.

scoring-pyramid = Artistes

pyramid = Chaque artiste de la pyramide

# Under pyramid.
pyramid-unfinished = Maintenant, vous évaluez aussi les pyramides incomplètes.
