### Draft, not yet reviewed by a native speaker.
### Scoring: easter bunny.

scoring-easter-bunny = Velikonoční zajíček

easter-bunny = Za cestu zajíčka nikdo body nezíská.

# Under easter-bunny.
easter-bunny-eggs =
    Každý { meeple } na kartičce, na kterou **velikonoční zajíček** skočí, přinese svému majiteli { $eggs ->
        [one] { $eggs } velikonoční vajíčko
        [few] { $eggs } velikonoční vajíčka
       *[other] { $eggs } velikonočních vajíček
    }.
