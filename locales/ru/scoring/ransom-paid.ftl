### Draft, not yet reviewed by a native speaker.
### Scoring: ransom paid.

scoring-ransom-paid = Выкуп: сколько вы платите

ransom-paid = Вы выкупаете одного из своих { meeples-genitive }.

# Under ransom-paid.
ransom-paid-enough = У вас должно быть не меньше очков, чем вы платите. Меньше нуля их стать не должно.
