### Draft, not yet reviewed by a native speaker.
### Scoring: sentences that stand under several features. Each row or note there refers to one of these.
### “Its” and “here” mean the feature under whose heading the sentence stands.

## How tiles of unusual size are counted

# German castles and the tiles of Leipzig take up two squares.
shared-double-tile =
    { $edition ->
        [c1] Ein Plättchen aus zwei Quadraten zählt als ein Plättchen.
       *[c2] Jede Hälfte eines Plättchens aus zwei Quadraten zählt als ein Plättchen.
    }

shared-triangular-tile =
    { $edition ->
        [c1] Jedes dreieckige Plättchen (**Halb so wild**) zählt als ein Plättchen.
       *[c2] Ein Quadrat mit einem oder zwei dreieckigen Plättchen (**Halb so wild**) zählt als ein Plättchen.
    }

shared-wonder-tile =
    { $edition ->
        [c1] Ein **Wunderplättchen** zählt als ein Plättchen.
       *[c2] Jedes Quadrat eines **Wunderplättchens** zählt als ein Plättchen.
    }

# C2 and C3 are the two editions that “new edition” stands for. $squares (number): of the tile.
shared-leipzig-road =
    { $edition ->
        [c1] Die lange Straße auf einem Plättchen von **Leipzig** zählt als ein Plättchen.
       *[c2] Die lange Straße auf einem Plättchen von **Leipzig** zählt in der Edition C2 als ein Plättchen, in der Edition C3 als { $squares } Plättchen.
    }

## Which meeples are counted

shared-meeples-of-anybody = Es spielt keine Rolle, wem die { meeples } gehören.

# “These tiles” are a tile and those around it.
shared-meeples-on-castles = Zähle auch { meeples } auf **Burgen** mit, die auf diese Plättchen reichen.

shared-meeples-on-double-tiles = Zähle alle { meeples } auf den gewöhnlichen Gebieten eines Plättchens aus zwei Quadraten mit, auch wenn nur eines seiner Quadrate dazugehört.

shared-meeples-apart = Zähle { meeples } { LIST("meeples-apart") } nicht mit.

# The list “meeples-apart”. Used in shared-meeples-apart.
meeples-apart-count = in der **Stadt Carcassonne**
meeples-apart-wheel-of-fortune = auf dem **Schicksalsrad**
meeples-apart-leipzig = in der **Stadt Leipzig**

## Watchtowers

# A watchtower shows what it counts.
shared-watchtower-meeples = Wer einen { meeple } neben einem **Wachturm** hat, der einen { meeple } zeigt, zählt die { meeples } ringsum.

shared-watchtower-roads = Wer einen { meeple } neben einem **Wachturm** hat, der eine Straße zeigt, zählt die Plättchen ringsum, auf denen eine Straße zu sehen ist.

shared-watchtower-monasteries = Wer einen { meeple } neben einem **Wachturm** hat, der ein { monastery } zeigt, zählt die klosterartigen Gebäude ringsum ({ LIST("monastery-like") }).

shared-watchtower-pennants = Wer einen { meeple } neben einem **Wachturm** hat, der ein { coat-of-arms } zeigt, zählt die { coats-of-arms } ringsum.

shared-watchtower-cities = Wer einen { meeple } neben einem **Wachturm** hat, der eine Stadt zeigt, zählt die Plättchen ringsum, auf denen eine Stadt zu sehen ist.

shared-watchtower-bridges = Eine **Holzbrücke** zählt als Straße.

# $around (number).
shared-watchtower-around =
    „Ringsum“ meint das Plättchen mit dem Turm und die { $around } { $edition ->
        [c1] Plättchen
       *[c2] Quadrate
    }, die es berühren, auch über Eck.

## Lines of the sum

shared-witch = Steht die **Hexe** hier, bleibt von den bisherigen Punkten nur die Hälfte, aufgerundet.

shared-wealth = Ist das Wertungsplättchen **Reichtum** aktiv, zähle diese Punkte dazu.

shared-poverty = Ist das Wertungsplättchen **Armut** aktiv, ziehe diese Punkte ab.

shared-poverty-below-zero = Das Gebiet kann weniger als null wert sein.

shared-little-buildings = Jedes **Haus** auf den Plättchen des Gebiets

shared-little-buildings-around = Jedes **Haus** auf dem eigenen Plättchen und den Plättchen ringsum

shared-bathhouses = Die Zahl auf jedem **Badehaus** des Gebiets

shared-pig =
    Hat ein Spieler, der hier Punkte erhält, ein **Schwein** auf der { farm }, zählt jede abgeschlossene Stadt{ $castles ->
        [yes] { " " }und jede Burg
       *[no] { "" }
    } für ihn noch einmal.

shared-pig-herd =
    Ist auf der { farm } eine **Schweineherde**, zählt jede abgeschlossene Stadt{ $castles ->
        [yes] { " " }und jede Burg
       *[no] { "" }
    } noch einmal.

shared-pig-herd-once = Mehrere Schweineherden zählen wie eine.

shared-field-siege =
    Jede belagerte Stadt (**Katharer**, **Belagerung**, **Belagerer**) zählt doppelt{ $pig ->
        [yes] { $pig-herd ->
            [yes] { ", " }samt dem, was Schweine und Schweineherden für sie bringen
           *[no] { ", " }samt dem, was Schweine für sie bringen
        }
       *[no] { $pig-herd ->
            [yes] { ", " }samt dem, was Schweineherden für sie bringen
           *[no] { "" }
        }
    }.

# $count, $leipzig: at least one of them is on the table.
shared-counted-cities =
    { $count ->
        [yes] { $leipzig ->
            [yes] Die **Stadt Carcassonne** und die **Stadt Leipzig** zählen je als abgeschlossene Stadt.
           *[no] Die **Stadt Carcassonne** zählt als abgeschlossene Stadt.
        }
       *[no] Die **Stadt Leipzig** zählt als abgeschlossene Stadt.
    }

shared-castle-no-city = Eine { small-city }, aus der eine **Burg** gemacht wurde, ist keine abgeschlossene Stadt.

## What each player receives or loses

shared-ghosts = Jeder **Geist**, der hier bei einem { meeple } des Spielers steht

shared-ghosts-own-points = Das wird jedem Spieler mit der Mehrheit von seinen Punkten abgezogen. Der Wert des Gebiets bleibt gleich. Spieler ohne die Mehrheit verlieren nichts.

shared-ghosts-below-zero = Ein Spieler kann weniger als null Punkte erhalten. Aber keine { scoring-figure } geht hinter die Null zurück.

shared-teacher = So viel, wie das Gebiet wert ist, für den Spieler mit dem **Lehrer**

# $circus, $acrobats: at least one of them is on the table.
shared-ringmaster =
    Jedes { $circus ->
        [yes] { $acrobats ->
            [yes] Zirkus- oder Artistenplättchen
           *[no] Zirkusplättchen
        }
       *[no] Artistenplättchen
    } unter einem **Zirkusdirektor** hier und rings um ihn, für den Besitzer des Zirkusdirektors

shared-ringmaster-without-majority = Der Besitzer erhält das auch, wenn ihm das Gebiet keine Punkte bringt.

shared-ringmaster-after-feature = Werte zuerst das Gebiet, dann den Zirkusdirektor.

shared-fairy = Steht die **Fee** hier bei einem { meeple }: für den Besitzer dieses { meeple-genitive }

shared-fairy-without-majority = Die Mehrheit braucht der Besitzer nicht.

shared-may-fall-below-zero = Du darfst dadurch unter null Punkte fallen.
