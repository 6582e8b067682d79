### Scoring a monastic building: a cloister or monastery, and what is like one.

# Heretics are the figures on shrines.
scoring-monastic =
    Monastic building (monks{ $shrines ->
        [yes] { ", " }heretics
       *[no] { "" }
    })

monastic-kinds = This is how you score each of these: { LIST("monastery-like") }.

monastic-challenge = In a **challenge** between a shrine and another monastic building, only the one that is completed first brings points. The other one brings none.

monastic-challenge-undecided = If neither building of a **challenge** was completed, score each of them.

monastic-tiles = Its own tile and each tile around it

# Under monastic-tiles.
monastic-tiles-around = “Around” means the { $around } squares that touch its own, corners included.

monastic-tiles-double-tile = { shared-double-tile }
monastic-tiles-triangular-tile = { shared-triangular-tile }
monastic-tiles-wonder-tile = { shared-wonder-tile }

monastic-hermitage = If the scoring tile **Hermit’s { monastery }** is active, tiles that show a city do not count.

monastic-pilgrims =
    If the scoring tile **Pilgrims’ Route** is active, count each tile with a road{ $bridges ->
        [yes] { " " }or a wooden bridge
       *[no] { "" }
    } once more.

monastic-wealth = { shared-wealth }

monastic-vineyards = Each **vineyard** on the tiles around it

monastic-little-buildings = { shared-little-buildings-around }
monastic-ghosts = { shared-ghosts }
monastic-ghosts-own-points = { shared-ghosts-own-points }
monastic-ghosts-below-zero = { shared-ghosts-below-zero }
monastic-teacher = { shared-teacher }

monastic-darmstadt-church = If it is a **Darmstadt church**, for each player with the majority of { meeples } on its tile and the tiles around it

monastic-darmstadt-church-meeples-apart = { shared-meeples-apart }

monastic-bookbinders = If somebody holds the building, for each player with a { meeple } in the **bookbinders’ { quarter }** of Leipzig

# Under monastic-bookbinders.
monastic-bookbinders-same-turn = This is so even if the { meeple } was sent to Leipzig in this turn.

monastic-ringmaster = { shared-ringmaster }
monastic-ringmaster-without-majority = { shared-ringmaster-without-majority }
monastic-ringmaster-after-feature = { shared-ringmaster-after-feature }

# Under monastic-ringmaster.
monastic-ringmaster-basic = This holds at a { monastery }, but not at the other monastic buildings.

monastic-fairy = { shared-fairy }
monastic-fairy-without-majority = { shared-fairy-without-majority }
