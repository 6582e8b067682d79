### Draft, not yet reviewed by a native speaker.
### Scoring: sentences that stand under several features. Each row or note there refers to one of these.
### “Its” and “here” mean the feature under whose heading the sentence stands.

## How tiles of unusual size are counted

# German castles and the tiles of Leipzig take up two squares.
shared-double-tile =
    { $edition ->
        [c1] Une tuile de deux cases compte pour une tuile.
       *[c2] Chaque moitié d’une tuile de deux cases compte pour une tuile.
    }

shared-triangular-tile =
    { $edition ->
        [c1] Chaque tuile triangulaire (**demi-tuile**) compte pour une tuile.
       *[c2] Une case avec une ou deux tuiles triangulaires (**demi-tuiles**) compte pour une tuile.
    }

shared-wonder-tile =
    { $edition ->
        [c1] Une tuile **Merveille** compte pour une tuile.
       *[c2] Chaque case d’une tuile **Merveille** compte pour une tuile.
    }

# C2 and C3 are the two editions that “new edition” stands for. $squares (number): of the tile.
shared-leipzig-road =
    { $edition ->
        [c1] La longue route d’une tuile **Leipzig** compte pour une tuile.
       *[c2] La longue route d’une tuile **Leipzig** compte pour une tuile dans l’édition C2, et pour { $squares } tuiles dans l’édition C3.
    }

## Which meeples are counted

shared-meeples-of-anybody = Peu importe à qui sont ces { meeples }.

# “These tiles” are a tile and those around it.
shared-meeples-on-castles = Comptez aussi les { meeples } des **forteresses** qui débordent sur ces tuiles.

shared-meeples-on-double-tiles = Comptez tous les { meeples } des zones ordinaires d’une tuile de deux cases, même si une seule de ses cases est autour.

shared-meeples-apart = Ne comptez pas les { meeples } { LIST("meeples-apart") }.

# The list “meeples-apart”. Used in shared-meeples-apart.
meeples-apart-count = dans la **Ville de Carcassonne**
meeples-apart-wheel-of-fortune = sur la **roue de la fortune**
meeples-apart-leipzig = dans la **Ville de Leipzig**

## Watchtowers

# A watchtower shows what it counts.
shared-watchtower-meeples = Un joueur qui a un { meeple } à une **tour de guet** au symbole de { meeple } compte les { meeples } autour d’elle.

shared-watchtower-roads = Un joueur qui a un { meeple } à une **tour de guet** au symbole de route compte les tuiles autour d’elle qui montrent une route.

shared-watchtower-monasteries = Un joueur qui a un { meeple } à une **tour de guet** au symbole d’{ monastery } compte les bâtiments monastiques autour d’elle ({ LIST("monastery-like") }).

shared-watchtower-pennants = Un joueur qui a un { meeple } à une **tour de guet** au symbole de { coat-of-arms } compte les { coats-of-arms } autour d’elle.

shared-watchtower-cities = Un joueur qui a un { meeple } à une **tour de guet** au symbole de ville compte les tuiles autour d’elle qui montrent une ville.

shared-watchtower-bridges = Un **pont en bois** compte comme une route.

# $around (number).
shared-watchtower-around =
    « Autour » désigne la tuile de la tour et les { $around } { $edition ->
        [c1] tuiles
       *[c2] cases
    } qui la touchent, coins compris.

## Lines of the sum

shared-witch = Si la **sorcière** est ici, il ne reste que la moitié des points comptés jusqu’ici, arrondie à l’unité supérieure.

shared-wealth = Si la tuile d’évaluation **Richesse** est active, ajoutez ces points.

shared-poverty = Si la tuile d’évaluation **Pauvreté** est active, retirez ces points.

shared-poverty-below-zero = La zone peut valoir moins que zéro.

shared-little-buildings = Chaque **petit bâtiment** sur les tuiles de la zone

shared-little-buildings-around = Chaque **petit bâtiment** sur la tuile de la zone et sur celles qui l’entourent

shared-bathhouses = Le nombre inscrit sur chacun de ses **bains publics**

shared-pig =
    Si un joueur qui marque ici a un **cochon** dans le { farm }, chaque ville complétée{ $castles ->
        [yes] { " " }et chaque forteresse comptent
       *[no] { " " }compte
    } une fois de plus pour ce joueur.

shared-pig-herd =
    S’il y a un **troupeau de porcs** dans le { farm }, chaque ville complétée{ $castles ->
        [yes] { " " }et chaque forteresse comptent
       *[no] { " " }compte
    } une fois de plus.

shared-pig-herd-once = Plusieurs troupeaux de porcs comptent comme un seul.

shared-field-siege =
    Chaque ville assiégée (**Cathares**, **Siège**, **Assiégeants**) compte deux fois{ $pig ->
        [yes] { $pig-herd ->
            [yes] , avec ce que rapportent pour elle les cochons et les troupeaux de porcs
           *[no] , avec ce que rapportent pour elle les cochons
        }
       *[no] { $pig-herd ->
            [yes] , avec ce que rapportent pour elle les troupeaux de porcs
           *[no] { "" }
        }
    }.

# $count, $leipzig: at least one of them is on the table.
shared-counted-cities =
    { $count ->
        [yes] { $leipzig ->
            [yes] La **Ville de Carcassonne** et la **Ville de Leipzig** comptent chacune comme une ville complétée.
           *[no] La **Ville de Carcassonne** compte comme une ville complétée.
        }
       *[no] La **Ville de Leipzig** compte comme une ville complétée.
    }

shared-castle-no-city = Une { small-city } transformée en **forteresse** n’est pas une ville complétée.

## What each player receives or loses

shared-ghosts = Chaque **fantôme** avec les { meeples } du joueur dans la zone

shared-ghosts-own-points = Retirez cela des points de chaque joueur qui a la majorité. La valeur de la zone ne change pas. Les joueurs sans majorité ne perdent rien.

shared-ghosts-below-zero = Un joueur peut recevoir moins de zéro point. Mais aucun { scoring-figure } ne recule au-delà de zéro.

shared-teacher = Autant que vaut la zone, pour le joueur qui a le **professeur**

# $circus, $acrobats: at least one of them is on the table.
shared-ringmaster =
    Chaque { $circus ->
        [yes] { $acrobats ->
            [yes] tuile Cirque ou Artiste
           *[no] tuile Cirque
        }
       *[no] tuile Artiste
    } sous un **directeur de cirque** de la zone et autour de lui, pour le propriétaire du directeur

shared-ringmaster-without-majority = Le propriétaire reçoit ces points même si la zone ne lui en rapporte aucun.

shared-ringmaster-after-feature = Évaluez d’abord la zone, puis le directeur de cirque.

shared-fairy = Si la **fée** accompagne un { meeple } de la zone, pour le propriétaire de ce { meeple }

shared-fairy-without-majority = Ce propriétaire n’a pas besoin de la majorité.

shared-may-fall-below-zero = Vous pouvez ainsi descendre sous zéro.
