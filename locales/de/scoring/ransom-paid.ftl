### Draft, not yet reviewed by a native speaker.
### Scoring: ransom paid.

scoring-ransom-paid = Freikauf: was du zahlst

ransom-paid = Du kaufst einen deiner { meeples } frei.

# Under ransom-paid.
ransom-paid-enough = So viele Punkte musst du mindestens haben: Unter null darfst du dadurch nicht fallen.
