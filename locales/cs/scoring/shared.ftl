### Draft, not yet reviewed by a native speaker.
### Scoring: sentences that stand under several features. Each row or note there refers to one of these.
### “Its” and “here” mean the feature under whose heading the sentence stands.

## How tiles of unusual size are counted

# German castles and the tiles of Leipzig take up two squares.
shared-double-tile =
    { $edition ->
        [c1] Kartička ze dvou políček se počítá jako jedna kartička.
       *[c2] Každá polovina kartičky ze dvou políček se počítá jako jedna kartička.
    }

shared-triangular-tile =
    { $edition ->
        [c1] Každá trojúhelníková (**půlená**) kartička se počítá jako jedna kartička.
       *[c2] Políčko s jednou nebo dvěma trojúhelníkovými (**půlenými**) kartičkami se počítá jako jedna kartička.
    }

shared-wonder-tile =
    { $edition ->
        [c1] Kartička **divu** se počítá jako jedna kartička.
       *[c2] Každé políčko kartičky **divu** se počítá jako jedna kartička.
    }

# C2 and C3 are the two editions that “new edition” stands for. $squares (number): of the tile.
shared-leipzig-road =
    { $edition ->
        [c1] Dlouhá cesta na kartičce **Lipska** se počítá jako jedna kartička.
       *[c2] Dlouhá cesta na kartičce **Lipska** se počítá v edici C2 jako jedna kartička, v edici C3 jako { $squares ->
            [one] { $squares } kartička
            [few] { $squares } kartičky
           *[other] { $squares } kartiček
        }.
    }

## Which meeples are counted

shared-meeples-of-anybody = Nezáleží na tom, čí { meeples } to jsou.

# “These tiles” are a tile and those around it.
shared-meeples-on-castles = Počítej i { meeples-accusative } na **hradech**, které na tyto kartičky zasahují.

shared-meeples-on-double-tiles = Počítej všechny { meeples-accusative } na běžných územích kartičky ze dvou políček, i když kolem leží jen jedno z nich.

shared-meeples-apart = Nepočítej { meeples-accusative } { LIST("meeples-apart") }.

# The list “meeples-apart”. Used in shared-meeples-apart.
meeples-apart-count = ve **městě Carcassonne**
meeples-apart-wheel-of-fortune = na **kole štěstí**
meeples-apart-leipzig = ve **městě Lipsku**

## Watchtowers

# A watchtower shows what it counts.
shared-watchtower-meeples = Kdo má { meeple-accusative } u **strážní věže** se symbolem { meeple-genitive }, počítá { meeples-accusative } kolem ní.

shared-watchtower-roads = Kdo má { meeple-accusative } u **strážní věže** se symbolem cesty, počítá kartičky kolem ní, na kterých je cesta.

shared-watchtower-monasteries = Kdo má { meeple-accusative } u **strážní věže** se symbolem kláštera, počítá klášterní stavby kolem ní ({ LIST("monastery-like") }).

shared-watchtower-pennants = Kdo má { meeple-accusative } u **strážní věže** se symbolem erbu, počítá erby kolem ní.

shared-watchtower-cities = Kdo má { meeple-accusative } u **strážní věže** se symbolem města, počítá kartičky kolem ní, na kterých je město.

shared-watchtower-bridges = **Dřevěný most** se počítá jako cesta.

# $around (number).
shared-watchtower-around =
    „Kolem“ znamená kartičku s věží a { $edition ->
        [c1] { $around ->
            [one] { $around } kartičku, která se jí dotýká
            [few] { $around } kartičky, které se jí dotýkají
           *[other] { $around } kartiček, které se jí dotýkají
        }
       *[c2] { $around ->
            [one] { $around } políčko, které se jí dotýká
            [few] { $around } políčka, která se jí dotýkají
           *[other] { $around } políček, která se jí dotýkají
        }
    }, i v rozích.

## Lines of the sum

shared-witch = Stojí-li tu **čarodějnice**, zbude z dosavadních bodů jen polovina, zaokrouhleno nahoru.

shared-wealth = Platí-li hodnoticí kartička **Bohatství**, přičti tyto body.

shared-poverty = Platí-li hodnoticí kartička **Chudoba**, odečti tyto body.

shared-poverty-below-zero = Hodnota území může být menší než nula.

shared-little-buildings = Každá **malá stavba** na kartičkách území

shared-little-buildings-around = Každá **malá stavba** na kartičce území a na kartičkách kolem ní

shared-bathhouses = Číslo na každých **lázních** u území

shared-pig =
    Má-li hráč, který tu získává body, na louce **prasátko**, počítá se mu každé dokončené město{ $castles ->
        [yes] { " " }a každý hrad
       *[no] { "" }
    } ještě jednou.

shared-pig-herd =
    Je-li na louce **stádo prasat**, počítá se každé dokončené město{ $castles ->
        [yes] { " " }a každý hrad
       *[no] { "" }
    } ještě jednou.

shared-pig-herd-once = Více stád prasat platí jako jedno.

shared-field-siege =
    Každé obležené město (**Kataři**, **obležení**, **obléhatelé**) se počítá dvakrát{ $pig ->
        [yes] { $pig-herd ->
            [yes] { " " }i s tím, co za ně přinášejí prasátka a stáda prasat
           *[no] { " " }i s tím, co za ně přinášejí prasátka
        }
       *[no] { $pig-herd ->
            [yes] { " " }i s tím, co za ně přinášejí stáda prasat
           *[no] { "" }
        }
    }.

# $count, $leipzig: at least one of them is on the table.
shared-counted-cities =
    { $count ->
        [yes] { $leipzig ->
            [yes] **Město Carcassonne** a **město Lipsko** se každé počítá jako dokončené město.
           *[no] **Město Carcassonne** se počítá jako dokončené město.
        }
       *[no] **Město Lipsko** se počítá jako dokončené město.
    }

shared-castle-no-city = Malé město proměněné v **hrad** není dokončené město.

## What each player receives or loses

shared-ghosts = Každý **duch** u hráčových vlastních { meeples-genitive } na území

shared-ghosts-own-points = Odečítá se to z bodů každého hráče s převahou. Hodnota území se nemění. Hráči bez převahy nic neztrácejí.

shared-ghosts-below-zero = Hráč může získat i méně než nula bodů. Žádná { scoring-figure } však necouvne za nulu.

shared-teacher = Hodnota území, pro hráče s **učitelem**

# $circus, $acrobats: at least one of them is on the table.
shared-ringmaster =
    Každá { $circus ->
        [yes] { $acrobats ->
            [yes] kartička s místem pro manéž nebo s artisty
           *[no] kartička s místem pro manéž
        }
       *[no] kartička s artisty
    } pod **ředitelem cirkusu** na území a kolem něj, pro majitele ředitele

shared-ringmaster-without-majority = Majitel tyto body získá, i když za území samotné žádné body nedostane.

shared-ringmaster-after-feature = Nejdřív vyhodnoť území, potom ředitele cirkusu.

shared-fairy = Za **vílu** u { meeple-genitive } na území, pro majitele tohoto { meeple-genitive }

shared-fairy-without-majority = Majitel nemusí mít převahu.

shared-may-fall-below-zero = Můžeš tím klesnout pod nulu.
