### Draft, not yet reviewed by a native speaker.
### Scoring a monastic building: a cloister or monastery, and what is like one.

scoring-monastic =
    Klosterartiges Gebäude (Mönche{ $shrines ->
        [yes] { ", " }Ketzer
       *[no] { "" }
    })

monastic-kinds = So wertest du jedes dieser Gebäude: { LIST("monastery-like") }.

monastic-challenge = Bei einer **Herausforderung** zwischen einer Kultstätte und einem anderen klosterartigen Gebäude bringt nur das Gebäude Punkte, das zuerst abgeschlossen wird. Das andere bringt keine.

monastic-challenge-undecided = Wurde keines der beiden Gebäude einer **Herausforderung** abgeschlossen, werte jedes von ihnen.

monastic-tiles = Sein eigenes Plättchen und jedes Plättchen ringsum

# Under monastic-tiles.
monastic-tiles-around = „Ringsum“ meint die { $around } Quadrate, die sein eigenes berühren, auch über Eck.

monastic-tiles-double-tile = { shared-double-tile }
monastic-tiles-triangular-tile = { shared-triangular-tile }
monastic-tiles-wonder-tile = { shared-wonder-tile }

monastic-hermitage = Ist das Wertungsplättchen **{ monastery } des Einsiedlers** aktiv, zählen Plättchen nicht, auf denen eine Stadt zu sehen ist.

monastic-pilgrims =
    Ist das Wertungsplättchen **Pilgerweg** aktiv, zähle jedes Plättchen mit einer Straße{ $bridges ->
        [yes] { " " }oder Holzbrücke
       *[no] { "" }
    } noch einmal.

monastic-wealth = { shared-wealth }

monastic-vineyards = Jeder **Weinberg** auf den Plättchen ringsum

monastic-little-buildings = { shared-little-buildings-around }
monastic-ghosts = { shared-ghosts }
monastic-ghosts-own-points = { shared-ghosts-own-points }
monastic-ghosts-below-zero = { shared-ghosts-below-zero }
monastic-teacher = { shared-teacher }

monastic-darmstadt-church = Ist es eine **Darmstädter Kirche**: für jeden Spieler, der auf ihrem Plättchen und den Plättchen ringsum die meisten { meeples } hat

monastic-darmstadt-church-meeples-apart = { shared-meeples-apart }

monastic-bookbinders = Ist das Gebäude besetzt: für jeden Spieler mit einem { meeple } im **{ quarter } der Buchbinder** in Leipzig

# Under monastic-bookbinders.
monastic-bookbinders-same-turn = Das gilt auch, wenn der { meeple } erst in diesem Zug nach Leipzig geschickt wurde.

monastic-ringmaster = { shared-ringmaster }
monastic-ringmaster-without-majority = { shared-ringmaster-without-majority }
monastic-ringmaster-after-feature = { shared-ringmaster-after-feature }

# Under monastic-ringmaster.
monastic-ringmaster-basic = Das gilt bei einem { monastery }, aber nicht bei den anderen klosterartigen Gebäuden.

monastic-fairy = { shared-fairy }
monastic-fairy-without-majority = { shared-fairy-without-majority }
