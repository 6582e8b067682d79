### Draft, not yet reviewed by a native speaker.
### Scoring: circus maximus.

scoring-circus-maximus = Div: Circus Maximus

circus-maximus = Každý rytíř ostatních hráčů, pro majitele divu

# Under circus-maximus.
circus-maximus-three-players =
    Toto číslo platí pro { $players ->
        [one] { $players } hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    }.
