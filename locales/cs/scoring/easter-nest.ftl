### Draft, not yet reviewed by a native speaker.
### Scoring: easter nest.

scoring-easter-nest = Velikonoční hnízdo

easter-nest = Za hnízdo nikdo body nezíská.

# Under easter-nest.
easter-nest-you =
    Dokončíš-li hnízdo, vezmi si { $eggs ->
        [one] { $eggs } velikonoční vajíčko
        [few] { $eggs } velikonoční vajíčka
       *[other] { $eggs } velikonočních vajíček
    }.

# Under easter-nest.
easter-nest-around =
    Každý { meeple } na kartičce hnízda a na { $around } { $edition ->
        [c1] kartičkách
       *[c2] políčkách
    } kolem ní přinese svému majiteli { $eggs ->
        [one] { $eggs } velikonoční vajíčko
        [few] { $eggs } velikonoční vajíčka
       *[other] { $eggs } velikonočních vajíček
    }.
