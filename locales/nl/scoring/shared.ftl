### Draft, not yet reviewed by a native speaker.
### Scoring: sentences that stand under several features. Each row or note there refers to one of these.
### “Its” and “here” mean the feature under whose heading the sentence stands.

## How tiles of unusual size are counted

# German castles and the tiles of Leipzig take up two squares.
shared-double-tile =
    { $edition ->
        [c1] Een tegel van twee vakken telt als één tegel.
       *[c2] Elke helft van een tegel van twee vakken telt als één tegel.
    }

shared-triangular-tile =
    { $edition ->
        [c1] Elke driehoekige tegel (**halfje**) telt als één tegel.
       *[c2] Een vak met één of twee driehoekige tegels (**halfjes**) telt als één tegel.
    }

shared-wonder-tile =
    { $edition ->
        [c1] Een **wondertegel** telt als één tegel.
       *[c2] Elk vak van een **wondertegel** telt als één tegel.
    }

# C2 and C3 are the two editions that “new edition” stands for. $squares (number): of the tile.
shared-leipzig-road =
    { $edition ->
        [c1] De lange weg op een tegel van **Leipzig** telt als één tegel.
       *[c2] De lange weg op een tegel van **Leipzig** telt in de editie C2 als één tegel en in de editie C3 als { $squares } tegels.
    }

## Which meeples are counted

shared-meeples-of-anybody = Van wie de { meeples } zijn, doet er niet toe.

# “These tiles” are a tile and those around it.
shared-meeples-on-castles = Tel ook { meeples } mee op **burchten** die tot op deze tegels reiken.

shared-meeples-on-double-tiles = Van een tegel van twee vakken tellen alle { meeples } op gewone projecten mee, ook als maar één van de twee vakken in de omtrek ligt.

shared-meeples-apart = Tel { meeples } { LIST("meeples-apart") } niet mee.

# The list “meeples-apart”. Used in shared-meeples-apart.
meeples-apart-count = in de **Stad Carcassonne**
meeples-apart-wheel-of-fortune = op het **Rad van Fortuin**
meeples-apart-leipzig = in de **Stad Leipzig**

## Watchtowers

# A watchtower shows what it counts.
shared-watchtower-meeples = Wie een { meeple } heeft bij een **wachttoren** waarop een { meeple } staat afgebeeld, telt de { meeples } eromheen.

shared-watchtower-roads = Wie een { meeple } heeft bij een **wachttoren** waarop een weg staat afgebeeld, telt de tegels eromheen die een weg tonen.

shared-watchtower-monasteries = Wie een { meeple } heeft bij een **wachttoren** waarop een { monastery } staat afgebeeld, telt de kloosterachtige gebouwen eromheen ({ LIST("monastery-like") }).

shared-watchtower-pennants = Wie een { meeple } heeft bij een **wachttoren** waarop een { coat-of-arms } staat afgebeeld, telt de { coats-of-arms } eromheen.

shared-watchtower-cities = Wie een { meeple } heeft bij een **wachttoren** waarop een stad staat afgebeeld, telt de tegels eromheen die een stad tonen.

shared-watchtower-bridges = Een **houten brug** telt als een weg.

# $around (number).
shared-watchtower-around =
    ‘Eromheen’ betekent: op de tegel met de toren en op de { $around } { $edition ->
        [c1] tegels
       *[c2] vakken
    } die eraan grenzen, ook schuin.

## Lines of the sum

shared-witch = Staat de **heks** hier, dan blijft maar de helft van de punten tot nu toe over, naar boven afgerond.

shared-wealth = Is de tellingtegel **Rijkdom** actief, tel deze punten er dan bij op.

shared-poverty = Is de tellingtegel **Armoede** actief, trek deze punten er dan van af.

shared-poverty-below-zero = Het project kan minder dan nul waard zijn.

shared-little-buildings = Elk **klein gebouw** op de tegels van het project

shared-little-buildings-around = Elk **klein gebouw** op de eigen tegel en de tegels eromheen

shared-bathhouses = Het getal op elk **badhuis** van het project

shared-pig =
    Heeft een speler die hier punten krijgt een **varken** op de { farm }, dan telt voor die speler elke afgebouwde stad{ $castles ->
        [yes] { " " }en elke burcht
       *[no] { "" }
    } nog een keer.

shared-pig-herd =
    Loopt er een **varkenskudde** op de { farm }, dan telt elke afgebouwde stad{ $castles ->
        [yes] { " " }en elke burcht
       *[no] { "" }
    } nog een keer.

shared-pig-herd-once = Meerdere varkenskudden tellen als één.

shared-field-siege =
    Elke belegerde stad (**Katharen**, **Beleg**, **Belegeraars**) telt dubbel{ $pig ->
        [yes] { $pig-herd ->
            [yes] { ", " }ook wat varkens en varkenskudden ervoor opleveren
           *[no] { ", " }ook wat varkens ervoor opleveren
        }
       *[no] { $pig-herd ->
            [yes] { ", " }ook wat varkenskudden ervoor opleveren
           *[no] { "" }
        }
    }.

# $count, $leipzig: at least one of them is on the table.
shared-counted-cities =
    { $count ->
        [yes] { $leipzig ->
            [yes] De **Stad Carcassonne** en de **Stad Leipzig** tellen elk als een afgebouwde stad.
           *[no] De **Stad Carcassonne** telt als een afgebouwde stad.
        }
       *[no] De **Stad Leipzig** telt als een afgebouwde stad.
    }

shared-castle-no-city = Een { small-city } waarvan een **burcht** is gemaakt, is geen afgebouwde stad.

## What each player receives or loses

shared-ghosts = Elk **spook** bij de { meeples } die de speler hier zelf heeft

shared-ghosts-own-points = Dit gaat af van de punten van elke speler met de meerderheid. De waarde van het project blijft gelijk. Spelers zonder meerderheid verliezen niets.

shared-ghosts-below-zero = Een speler kan minder dan nul punten krijgen. Maar geen enkele { scoring-figure } gaat verder terug dan nul.

shared-teacher = Zo veel als het project waard is, voor de speler met de **leraar**

# $circus, $acrobats: at least one of them is on the table.
shared-ringmaster =
    Elke { $circus ->
        [yes] { $acrobats ->
            [yes] circus- of artiestentegel
           *[no] circustegel
        }
       *[no] artiestentegel
    } onder en rond een **circusdirecteur** die hier staat, voor de eigenaar ervan

shared-ringmaster-without-majority = De eigenaar krijgt dit ook als het project zelf die speler geen punten oplevert.

shared-ringmaster-after-feature = Tel eerst het project, dan de circusdirecteur.

shared-fairy = Als de **fee** hier bij een { meeple } staat, voor de eigenaar van die { meeple }

shared-fairy-without-majority = De eigenaar hoeft de meerderheid niet te hebben.

shared-may-fall-below-zero = Je kunt hierdoor onder nul punten komen.
