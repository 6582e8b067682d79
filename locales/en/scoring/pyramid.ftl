### Scoring: pyramid.

scoring-pyramid = Acrobats

pyramid = Each acrobat in the pyramid

# Under pyramid.
pyramid-unfinished = Now you also score pyramids that are not complete.
