### Draft, not yet reviewed by a native speaker.
### Scoring: pyramid.

scoring-pyramid = Artiesten

pyramid = Elke artiest in de piramide

# Under pyramid.
pyramid-unfinished = Nu tel je ook piramides die nog niet zijn afgebouwd.
