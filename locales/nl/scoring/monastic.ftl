### Draft, not yet reviewed by a native speaker.
### Scoring a monastic building: a cloister or monastery, and what is like one.

scoring-monastic =
    Kloosterachtig gebouw (monniken{ $shrines ->
        [yes] { ", " }ketters
       *[no] { "" }
    })

monastic-kinds = Zo tel je elk van deze gebouwen: { LIST("monastery-like") }.

monastic-challenge = Bij een **uitdaging** tussen een cultusplaats en een ander kloosterachtig gebouw levert alleen het gebouw dat het eerst wordt afgebouwd punten op. Het andere levert niets op.

monastic-challenge-undecided = Is bij een **uitdaging** geen van beide gebouwen afgebouwd, tel ze dan allebei.

monastic-tiles = De eigen tegel en elke tegel eromheen

# Under monastic-tiles.
monastic-tiles-around = ‘Eromheen’ betekent: op de { $around } vakken die aan het eigen vak grenzen, ook schuin.

monastic-tiles-double-tile = { shared-double-tile }
monastic-tiles-triangular-tile = { shared-triangular-tile }
monastic-tiles-wonder-tile = { shared-wonder-tile }

monastic-hermitage = Is de tellingtegel **Kluizenaarsklooster** actief, dan tellen tegels die een stad tonen niet mee.

monastic-pilgrims =
    Is de tellingtegel **Pelgrimsroute** actief, tel dan elke tegel met een weg{ $bridges ->
        [yes] { " " }of een houten brug
       *[no] { "" }
    } nog een keer.

monastic-wealth = { shared-wealth }

monastic-vineyards = Elke **wijngaard** op de tegels eromheen

monastic-little-buildings = { shared-little-buildings-around }
monastic-ghosts = { shared-ghosts }
monastic-ghosts-own-points = { shared-ghosts-own-points }
monastic-ghosts-below-zero = { shared-ghosts-below-zero }
monastic-teacher = { shared-teacher }

monastic-darmstadt-church = Als het een **kerk in Darmstadt** is, voor elke speler met de meerderheid aan { meeples } op de tegel ervan en de tegels eromheen

monastic-darmstadt-church-meeples-apart = { shared-meeples-apart }

monastic-bookbinders = Als iemand het gebouw in bezit heeft, voor elke speler met een { meeple } in de **{ quarter } van de boekbinders** in Leipzig

# Under monastic-bookbinders.
monastic-bookbinders-same-turn = Dat geldt ook als de { meeple } pas in deze beurt naar Leipzig is gestuurd.

monastic-ringmaster = { shared-ringmaster }
monastic-ringmaster-without-majority = { shared-ringmaster-without-majority }
monastic-ringmaster-after-feature = { shared-ringmaster-after-feature }

# Under monastic-ringmaster.
monastic-ringmaster-basic = Dit geldt bij een { monastery }, maar niet bij de andere kloosterachtige gebouwen.

monastic-fairy = { shared-fairy }
monastic-fairy-without-majority = { shared-fairy-without-majority }
