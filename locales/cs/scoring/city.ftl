### Draft, not yet reviewed by a native speaker.
### Scoring a city: each line of the sum, and the notes under it.

scoring-city = Město (rytíři)

city-citizens-jury = Platí-li hodnoticí kartička **Občanská porota**, má převahu každý hráč s { meeple-instrumental } ve městě bez ohledu na { strength-accusative }.

# Follows city-citizens-jury.
city-citizens-jury-hills = Na **kopcích** pak nezáleží.

city-gingerbread-man = Odchází-li z města **perníkový panáček**, získá každý hráč za každého svého rytíře v něm tolik bodů, kolik má město kartiček.

city-gingerbread-man-triangular-tile = { shared-triangular-tile }
city-gingerbread-man-wonder-tile = { shared-wonder-tile }
city-watchtower-meeples = { shared-watchtower-meeples }
city-watchtower-whose = { shared-meeples-of-anybody }
city-watchtower-castles = { shared-meeples-on-castles }
city-watchtower-double-meeples = { shared-meeples-on-double-tiles }
city-watchtower-meeples-apart = { shared-meeples-apart }
city-watchtower-roads = { shared-watchtower-roads }
city-watchtower-bridges = { shared-watchtower-bridges }
city-watchtower-monasteries = { shared-watchtower-monasteries }
city-watchtower-pennants = { shared-watchtower-pennants }
city-watchtower-cities = { shared-watchtower-cities }
city-watchtower-around = { shared-watchtower-around }
city-watchtower-double-tile = { shared-double-tile }
city-watchtower-triangular-tile = { shared-triangular-tile }
city-watchtower-wonder-tile = { shared-wonder-tile }

city-tiles = Každá kartička města

city-tiles-triangular-tile = { shared-triangular-tile }
city-tiles-wonder-tile = { shared-wonder-tile }

# Under city-tiles-wonder-tile.
city-tiles-large-wonder-city =
    Velké město na divu se počítá jako { $edition ->
        [c1] jedna kartička
       *[c2] { $notre-dame } kartičky na **Notre-Dame**, { $alhambra } na **Alhambře** a { $circus-maximus } na **Circus Maximus**
    }.

city-pennants = Každý erb ve městě

city-one-tile = Leží-li město na jediné kartičce **městských bran**, má tuto hodnotu. Jeho kartička se pak nepočítá.

city-slum = Platí-li hodnoticí kartička **Špatné sousedství**, nepočítají se kartičky, na kterých je město jen půlkruhovým okrajem.

# Under city-slum. $cathars, $cathedrals: at least one of them is on the table.
city-slum-changes =
    { $cathars ->
        [yes] { $cathedrals ->
            [yes] **Kataři**, **obležení**, **obléhatelé** ani **katedrály**
           *[no] **Kataři**, **obležení** ani **obléhatelé**
        }
       *[no] Ani **katedrály**
    } tyto kartičky nepočítají.

# Under city-slum.
city-slum-leaves = **Mág** dál počítá skutečné kartičky.

city-siege-token = Platí-li hodnoticí kartička **Obležení**, započítej každý erb ještě jednou.

city-two-tiles = Má-li město dvě kartičky, odečti polovinu toho, co přinášejí jeho kartičky a erby.

city-siege = Je-li město obležené (**Kataři**, **obležení**, **obléhatelé**), započítej každou kartičku a každý erb o jednou méně.

# Under city-siege.
city-siege-once = Více obležení platí jako jedno.

city-cathedral = Je-li ve městě **katedrála**, započítej každou kartičku a každý erb ještě jednou.

# The same after the game.
city-cathedral-final = Je-li ve městě **katedrála**, jeho kartičky a erby nic nepřinášejí.

# Under city-cathedral.
city-cathedral-once = Více katedrál platí jako jedna.

# Under city-cathedral.
city-cathedral-siege = Nic neodečítej dvakrát: obležené město s katedrálou nepřináší nic, ale nikdy méně.

city-porxada = Hráči, který si zvolil bonus **La Porxady** a měl při dokončení jejího města v něm rytíře, se vyhodnocované nedokončené město počítá jako dokončené: přičti, co chybí.

city-mage = Stojí-li ve městě **mág**, započítej každou skutečnou kartičku ještě jednou.

# Under city-mage.
city-mage-real-tiles = Žádná hodnoticí kartička počet skutečných kartiček nemění.

city-witch = { shared-witch }
city-wealth = { shared-wealth }
city-poverty = { shared-poverty }
city-poverty-below-zero = { shared-poverty-below-zero }
city-little-buildings = { shared-little-buildings }

city-german-castles = Každý **německý hrad** u města

city-bathhouses = { shared-bathhouses }

city-darmstadtium = Je-li ve městě **Darmstadtium**

city-ghosts = { shared-ghosts }
city-ghosts-own-points = { shared-ghosts-own-points }
city-ghosts-below-zero = { shared-ghosts-below-zero }
city-teacher = { shared-teacher }

city-minters = Každý erb ve městě, pro hráče, který má { meeple-accusative } tady i ve **čtvrti mincířů** v Lipsku

# Under city-minters.
city-minters-without-majority = Převahu ve městě tento hráč mít nemusí.

# Under city-minters.
city-minters-same-turn = Platí to, i když byl { meeple } poslán do Lipska v tomto tahu.

city-ringmaster = { shared-ringmaster }
city-ringmaster-without-majority = { shared-ringmaster-without-majority }
city-ringmaster-after-feature = { shared-ringmaster-after-feature }
city-fairy = { shared-fairy }
city-fairy-without-majority = { shared-fairy-without-majority }
