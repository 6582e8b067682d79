### Draft, not yet reviewed by a native speaker.
### Scoring: pyramid.

scoring-pyramid = Artisten

pyramid = Jeder Artist in der Pyramide

# Under pyramid.
pyramid-unfinished = Jetzt wertest du auch Pyramiden, die nicht abgeschlossen sind.
