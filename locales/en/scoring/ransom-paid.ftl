### Scoring: ransom paid.

scoring-ransom-paid = Ransom: what you pay

ransom-paid = You buy back one of your { meeples }.

# Under ransom-paid.
ransom-paid-enough = You must have as many points. Nobody may fall below zero.
