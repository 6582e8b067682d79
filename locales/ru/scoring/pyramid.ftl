### Draft, not yet reviewed by a native speaker.
### Scoring: pyramid.

scoring-pyramid = Акробаты

pyramid = Каждый акробат в пирамиде

# Under pyramid.
pyramid-unfinished = Теперь очки приносят и недостроенные пирамиды.
