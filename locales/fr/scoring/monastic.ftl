### Draft, not yet reviewed by a native speaker.
### Scoring a monastic building: a cloister or monastery, and what is like one.

scoring-monastic =
    Bâtiment monastique (moines{ $shrines ->
        [yes] { ", " }hérétiques
       *[no] { "" }
    })

monastic-kinds = Voici comment évaluer chacun de ces bâtiments : { LIST("monastery-like") }.

monastic-challenge = Dans un **défi** entre un lieu de culte et un autre bâtiment monastique, seul celui qui est complété en premier rapporte des points. L’autre n’en rapporte aucun.

monastic-challenge-undecided = Si aucun des deux bâtiments d’un **défi** n’a été complété, évaluez-les tous les deux.

monastic-tiles = Sa tuile et chaque tuile qui l’entoure

# Under monastic-tiles.
monastic-tiles-around = « Autour » désigne les { $around } cases qui touchent la sienne, coins compris.

monastic-tiles-double-tile = { shared-double-tile }
monastic-tiles-triangular-tile = { shared-triangular-tile }
monastic-tiles-wonder-tile = { shared-wonder-tile }

monastic-hermitage = Si la tuile d’évaluation **Abbaye de l’ermite** est active, les tuiles qui montrent une ville ne comptent pas.

monastic-pilgrims =
    Si la tuile d’évaluation **Chemin de pèlerinage** est active, comptez une fois de plus chaque tuile qui a une route{ $bridges ->
        [yes] { " " }ou un pont en bois
       *[no] { "" }
    }.

monastic-wealth = { shared-wealth }

monastic-vineyards = Chaque **vignoble** sur les tuiles qui l’entourent

monastic-little-buildings = { shared-little-buildings-around }
monastic-ghosts = { shared-ghosts }
monastic-ghosts-own-points = { shared-ghosts-own-points }
monastic-ghosts-below-zero = { shared-ghosts-below-zero }
monastic-teacher = { shared-teacher }

monastic-darmstadt-church = Si c’est une **église de Darmstadt**, pour chaque joueur qui a la majorité des { meeples } sur sa tuile et sur celles qui l’entourent

monastic-darmstadt-church-meeples-apart = { shared-meeples-apart }

monastic-bookbinders = Si quelqu’un possède le bâtiment, pour chaque joueur qui a un { meeple } dans le **{ quarter } des relieurs** de Leipzig

# Under monastic-bookbinders.
monastic-bookbinders-same-turn = C’est le cas même si le { meeple } a été envoyé à Leipzig pendant ce tour.

monastic-ringmaster = { shared-ringmaster }
monastic-ringmaster-without-majority = { shared-ringmaster-without-majority }
monastic-ringmaster-after-feature = { shared-ringmaster-after-feature }

# Under monastic-ringmaster.
monastic-ringmaster-basic = Cela vaut pour une { monastery }, mais pas pour les autres bâtiments monastiques.

monastic-fairy = { shared-fairy }
monastic-fairy-without-majority = { shared-fairy-without-majority }
