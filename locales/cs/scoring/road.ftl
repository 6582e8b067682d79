### Draft, not yet reviewed by a native speaker.
### Scoring a road: each line of the sum, and the notes under it.

scoring-road = Cesta ({ highwaymen })

road-watchtower-meeples = { shared-watchtower-meeples }
road-watchtower-whose = { shared-meeples-of-anybody }
road-watchtower-castles = { shared-meeples-on-castles }
road-watchtower-double-meeples = { shared-meeples-on-double-tiles }
road-watchtower-meeples-apart = { shared-meeples-apart }
road-watchtower-roads = { shared-watchtower-roads }
road-watchtower-bridges = { shared-watchtower-bridges }
road-watchtower-monasteries = { shared-watchtower-monasteries }
road-watchtower-pennants = { shared-watchtower-pennants }
road-watchtower-cities = { shared-watchtower-cities }
road-watchtower-around = { shared-watchtower-around }
road-watchtower-double-tile = { shared-double-tile }
road-watchtower-triangular-tile = { shared-triangular-tile }
road-watchtower-wonder-tile = { shared-wonder-tile }

road-toll = Majitel **celnice** na konci cesty vybere její clo: jednou za každou usedlost, stáj, zahradu a vyobrazení lupičů u cesty, třikrát za každou skupinku pocestných.

# Under road-toll.
road-toll-number = Clo je číslo na celnici: { $low } nebo { $high }.

# Under road-toll.
road-toll-bridges = Co je na kartičce nakresleno, se pro **dřevěný most** nad ní nepočítá.

# $german-cathedrals: their tiles are counted in the line below.
road-tiles =
    Každá kartička cesty{ $german-cathedrals ->
        [yes] { " " }kromě kartiček s **německou katedrálou**
       *[no] { "" }
    }

# Under road-tiles.
road-tiles-leipzig-meeple = Byl-li { meeple } z cesty poslán do **Lipska**, tady se už nepočítá. Převahu teď může mít někdo jiný.

road-tiles-double-tile = { shared-double-tile }
road-tiles-triangular-tile = { shared-triangular-tile }
road-tiles-wonder-tile = { shared-wonder-tile }

# Under road-tiles-wonder-tile.
road-tiles-long-wonder-road =
    Dlouhá rozvětvená cesta na **Notre-Dame** nebo **Stonehenge** se počítá jako { $edition ->
        [c1] jedna kartička
       *[c2] { $squares ->
            [one] { $squares } kartička
            [few] { $squares } kartičky
           *[other] { $squares } kartiček
        }
    }.

# Under road-tiles.
road-tiles-bridge = **Dřevěný most** se počítá jako jedna kartička. Leží-li na jeho kartičce i nakreslená část téže cesty, počítá se obojí dohromady jako jedna kartička.

# Under road-tiles.
road-tiles-tunnel = Kartička s **tunelem** se počítá jako jedna kartička.

# Under road-tiles.
road-tiles-labyrinth = Kartička s **labyrintem** se počítá jako jedna kartička. Spojuje všechny cesty, které k ní vedou, v jednu.

# Under road-tiles.
road-tiles-ferry = Kartička s **přívozem** se počítá jako jedna kartička, ať přívoz spojuje dva úseky cesty, nebo cesta končí u jezera.

road-tiles-leipzig-road = { shared-leipzig-road }

road-cathedral-segments = Každý úsek cesty na kartičce **německé katedrály**, jednotlivě

road-highway =
    Platí-li hodnoticí kartička **Silnice**, má cesta jakékoli délky hodnotu { $tiles ->
        [one] { $tiles } kartičky
        [few] { $tiles } kartiček
       *[other] { $tiles } kartiček
    }.

# Under road-highway. $inns, $german-cathedrals: at least one of them is on the table.
road-highway-changes =
    { $inns ->
        [yes] { $german-cathedrals ->
            [yes] **Hostince** a **německé katedrály** počítají
           *[no] **Hostince** počítají
        }
       *[no] **Německé katedrály** počítají
    } také s tímto počtem kartiček.

# Under road-highway. $mage, $leipzig: at least one of them is on the table.
road-highway-leaves =
    { $mage ->
        [yes] { $leipzig ->
            [yes] **Mág** a **čtvrť kolářů** dál počítají
           *[no] **Mág** dál počítá
        }
       *[no] **Čtvrť kolářů** dál počítá
    } skutečné kartičky.

road-revolt = Platí-li hodnoticí kartička **Selská vzpoura**, nepočítají se kartičky s usedlostí.

road-street-festival =
    Platí-li hodnoticí kartička **Pouliční slavnost**, započítej každou kartičku{ $german-cathedrals ->
        [yes] { " " }a každý úsek na **německé katedrále**
       *[no] { "" }
    } ještě jednou.

road-german-cathedral = Vede-li cesta k **německé katedrále**, započítej každou kartičku a každý úsek na německé katedrále ještě jednou.

# Under road-german-cathedral.
road-german-cathedral-once = Více německých katedrál platí jako jedna.

road-inn =
    Je-li u cesty **hostinec**, započítej každou kartičku{ $german-cathedrals ->
        [yes] { " " }a každý úsek na **německé katedrále**
       *[no] { "" }
    } ještě jednou.

# The same after the game.
road-inn-final =
    Je-li u cesty **hostinec**, její kartičky{ $german-cathedrals ->
        [yes] { " " }a úseky na **německé katedrále**
       *[no] { "" }
    } nic nepřinášejí.

# Under road-inn.
road-inn-once = Více hostinců platí jako jeden.

# Under road-inn.
road-inn-bridges = Na **dřevěný most** nad svou kartičkou hostinec nepůsobí.

road-wells =
    Každá **studna** u cesty{ $inns ->
        [yes] { " " }a ještě jednou, je-li u ní i **hostinec**
       *[no] { "" }
    }

# The same after the game. $variant-forgiving-inns-and-cathedrals: then inns are ignored.
road-wells-final =
    Každá **studna** u cesty{ $inns ->
        [yes] { $variant-forgiving-inns-and-cathedrals ->
            [yes] { "" }
           *[no] , není-li u ní **hostinec**
        }
       *[no] { "" }
    }

road-mage = Stojí-li na cestě **mág**, započítej každou skutečnou kartičku ještě jednou.

# Under road-mage.
road-mage-real-tiles = Žádná hodnoticí kartička počet skutečných kartiček nemění.

# Under road-mage.
road-mage-german-cathedral = Kartička s **německou katedrálou** se tu počítá jako jedna kartička.

road-witch = { shared-witch }
road-poverty = { shared-poverty }
road-poverty-below-zero = { shared-poverty-below-zero }
road-little-buildings = { shared-little-buildings }

road-german-castles = Každý **německý hrad**, u kterého cesta končí; tentýž hrad jen jednou

road-bathhouses = { shared-bathhouses }

road-signposts = Každý **rozcestník**, který ukazuje správným směrem, tolikrát, kolik druhů takových rozcestníků u cesty je

# The same after the game.
road-signposts-final = Každý **rozcestník**, který ukazuje správným směrem

# Under road-signposts.
road-signposts-kinds = Druhů může být { $fewest } až { $most }.

road-labyrinth = Každý { meeple } v síti cest u **labyrintu**

road-ghosts = { shared-ghosts }
road-ghosts-own-points = { shared-ghosts-own-points }
road-ghosts-below-zero = { shared-ghosts-below-zero }
road-teacher = { shared-teacher }

road-wainwrights = Každá skutečná kartička, pro hráče s převahou, který má { meeple-accusative } ve **čtvrti kolářů** v Lipsku

# Under road-wainwrights.
road-wainwrights-same-turn = Platí to, i když byl { meeple } do Lipska poslán v tomto tahu, pokud máš na cestě převahu i potom.

road-wainwrights-leipzig-road = { shared-leipzig-road }

# Under road-wainwrights.
road-wainwrights-german-cathedral = Kartička s **německou katedrálou** se tu počítá jako jedna kartička.

road-ringmaster = { shared-ringmaster }
road-ringmaster-without-majority = { shared-ringmaster-without-majority }
road-ringmaster-after-feature = { shared-ringmaster-after-feature }
road-fairy = { shared-fairy }
road-fairy-without-majority = { shared-fairy-without-majority }
