### Draft, not yet reviewed by a native speaker.
### Scoring: ransom paid.

scoring-ransom-paid = Výkupné: kolik platíš

ransom-paid = Vykoupíš jednoho ze svých { meeples-genitive }.

# Under ransom-paid.
ransom-paid-enough = Musíš mít aspoň tolik bodů. Pod nulu tím klesnout nesmíš.
