### Scoring: ransom paid.

scoring-ransom-paid = Ransom: what you pay

ransom-paid = You buy back one of your { meeples }.

# Under ransom-paid.
ransom-paid-enough = You need at least that many points. You may not fall below zero by this.
