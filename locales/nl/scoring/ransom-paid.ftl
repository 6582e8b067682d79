### Draft, not yet reviewed by a native speaker.
### Scoring: ransom paid.

scoring-ransom-paid = Losgeld: wat jij betaalt

ransom-paid = Je koopt een van je { meeples } vrij.

# Under ransom-paid.
ransom-paid-enough = Je hebt minstens zo veel punten nodig. Je mag hierdoor niet onder nul komen.
