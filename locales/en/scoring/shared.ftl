### Scoring: sentences that stand under several features. Each row or note there refers to one of these.
### “Its” and “here” mean the feature under whose heading the sentence stands.

## How tiles of unusual size are counted

# German castles and the tiles of Leipzig take up two squares.
shared-double-tile =
    { $edition ->
        [c1] A tile of two squares counts as one tile.
       *[c2] Each half of a tile of two squares counts as one tile.
    }

shared-triangular-tile =
    { $edition ->
        [c1] Each triangular tile (**halfling**) counts as one tile.
       *[c2] A square with one or two triangular tiles (**halflings**) counts as one tile.
    }

shared-wonder-tile =
    { $edition ->
        [c1] A **wonder** tile counts as one tile.
       *[c2] Each square of a **wonder** tile counts as one tile.
    }

# C2 and C3 are the two editions that “new edition” stands for. $squares (number): of the tile.
shared-leipzig-road =
    { $edition ->
        [c1] The long road on a **Leipzig** tile counts as one tile.
       *[c2] The long road on a **Leipzig** tile counts as one tile in the edition C2, and as { $squares } tiles in the edition C3.
    }

## Which meeples are counted

shared-meeples-of-anybody = It does not matter whose { meeples } they are.

# “These tiles” are a tile and those around it.
shared-meeples-on-castles = Count { meeples } on **castles** that reach onto these tiles too.

shared-meeples-on-double-tiles = Count all { meeples } on the ordinary features of a tile of two squares, even if only one of its squares is around.

shared-meeples-apart = Do not count { meeples } { LIST("meeples-apart") }.

# The list “meeples-apart”. Used in shared-meeples-apart.
meeples-apart-count = in the **City of Carcassonne**
meeples-apart-wheel-of-fortune = on the **wheel of fortune**
meeples-apart-leipzig = in the **City of Leipzig**

## Watchtowers

# A watchtower shows what it counts.
shared-watchtower-meeples = Whoever has a { meeple } beside a **watchtower** with a { meeple } on it counts the { meeples } around it.

shared-watchtower-roads = Whoever has a { meeple } beside a **watchtower** with a road on it counts the tiles around it that show a road.

shared-watchtower-monasteries = Whoever has a { meeple } beside a **watchtower** with a { monastery } on it counts the monastic buildings around it ({ LIST("monastery-like") }).

shared-watchtower-pennants = Whoever has a { meeple } beside a **watchtower** with a { coat-of-arms } on it counts the { coats-of-arms } around it.

shared-watchtower-cities = Whoever has a { meeple } beside a **watchtower** with a city on it counts the tiles around it that show a city.

shared-watchtower-bridges = A **wooden bridge** counts as a road.

# $around (number).
shared-watchtower-around =
    “Around” means the tile with the tower and the { $around } { $edition ->
        [c1] tiles
       *[c2] squares
    } that touch it, corners included.

## Lines of the sum

shared-witch = If the **witch** stands here, only half of the points so far are left, rounded up.

shared-wealth = If the scoring tile **Wealth** is active, add these points.

shared-poverty = If the scoring tile **Poverty** is active, take off these points.

shared-poverty-below-zero = The feature may be worth less than zero.

shared-little-buildings = Each **little building** on its tiles

shared-little-buildings-around = Each **little building** on its own tile and the tiles around it

shared-bathhouses = The number on each of its **bathhouses**

shared-pig =
    If a player who scores here has a **pig** on the { farm }, each completed city{ $castles ->
        [yes] { " " }and each castle
       *[no] { "" }
    } counts once more for that player.

shared-pig-herd =
    If there is a **pig herd** on the { farm }, each completed city{ $castles ->
        [yes] { " " }and each castle
       *[no] { "" }
    } counts once more.

shared-pig-herd-once = Several pig herds count like one.

shared-field-siege =
    Each besieged city (**Cathars**, **Siege**, **Besiegers**) counts twice{ $pig ->
        [yes] { $pig-herd ->
            [yes] { ", " }with what pigs and pig herds bring for it
           *[no] { ", " }with what pigs bring for it
        }
       *[no] { $pig-herd ->
            [yes] { ", " }with what pig herds bring for it
           *[no] { "" }
        }
    }.

# $count, $leipzig: at least one of them is on the table.
shared-counted-cities =
    { $count ->
        [yes] { $leipzig ->
            [yes] The **City of Carcassonne** and the **City of Leipzig** each count as a completed city.
           *[no] The **City of Carcassonne** counts as a completed city.
        }
       *[no] The **City of Leipzig** counts as a completed city.
    }

shared-castle-no-city = A { small-city } that was turned into a **castle** is not a completed city.

## What each player receives or loses

shared-ghosts = Each **ghost** with the player’s own { meeples } here

shared-ghosts-own-points = This is taken from the points of each player with the majority. The value of the feature stays the same. Players without the majority lose nothing.

shared-ghosts-below-zero = A player may receive less than zero points. But no { scoring-figure } moves back beyond zero.

shared-teacher = As much as the feature is worth, for the player with the **teacher**

# $circus, $acrobats: at least one of them is on the table.
shared-ringmaster =
    Each { $circus ->
        [yes] { $acrobats ->
            [yes] circus or acrobat tile
           *[no] circus tile
        }
       *[no] acrobat tile
    } under a **ringmaster** here and around it, for the owner of the ringmaster

shared-ringmaster-without-majority = The owner receives this even without any points for the feature.

shared-ringmaster-after-feature = Score the feature first, then the ringmaster.

shared-fairy = If the **fairy** stands with a { meeple } here, for the owner of the { meeple }

shared-fairy-without-majority = The owner does not need the majority.

shared-may-fall-below-zero = You may fall below zero points by this.
