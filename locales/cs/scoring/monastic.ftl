### Draft, not yet reviewed by a native speaker.
### Scoring a monastic building: a cloister or monastery, and what is like one.

scoring-monastic =
    Klášterní stavba (mniši{ $shrines ->
        [yes] { ", " }kacíři
       *[no] { "" }
    })

monastic-kinds = Takto se vyhodnocuje každá z těchto staveb: { LIST("monastery-like") }.

monastic-challenge = V **souboji** svatyně s jinou klášterní stavbou přináší body jen ta, která je dokončená první. Druhá nepřináší nic.

monastic-challenge-undecided = Nebyla-li v **souboji** dokončena žádná z obou staveb, vyhodnoť obě.

monastic-tiles = Její kartička a každá kartička kolem ní

# Under monastic-tiles.
monastic-tiles-around =
    „Kolem“ znamená { $around ->
        [one] { $around } políčko, které se dotýká
        [few] { $around } políčka, která se dotýkají
       *[other] { $around } políček, která se dotýkají
    } její kartičky, i v rozích.

monastic-tiles-double-tile = { shared-double-tile }
monastic-tiles-triangular-tile = { shared-triangular-tile }
monastic-tiles-wonder-tile = { shared-wonder-tile }

monastic-hermitage = Platí-li hodnoticí kartička **Poustevníkův { monastery }**, nepočítají se kartičky s městem.

monastic-pilgrims =
    Platí-li hodnoticí kartička **Poutní cesta**, započítej každou kartičku s cestou{ $bridges ->
        [yes] { " " }nebo dřevěným mostem
       *[no] { "" }
    } ještě jednou.

monastic-wealth = { shared-wealth }

monastic-vineyards = Každá **vinice** na kartičkách kolem ní

monastic-little-buildings = { shared-little-buildings-around }
monastic-ghosts = { shared-ghosts }
monastic-ghosts-own-points = { shared-ghosts-own-points }
monastic-ghosts-below-zero = { shared-ghosts-below-zero }
monastic-teacher = { shared-teacher }

monastic-darmstadt-church = Je-li to **darmstadtský kostel**, pro každého hráče s převahou { meeples-genitive } na jeho kartičce a kartičkách kolem ní

monastic-darmstadt-church-meeples-apart = { shared-meeples-apart }

monastic-bookbinders = Drží-li stavbu někdo, pro každého hráče, který má { meeple-accusative } ve **čtvrti knihvazačů** v Lipsku

# Under monastic-bookbinders.
monastic-bookbinders-same-turn = Platí to, i když byl { meeple } poslán do Lipska v tomto tahu.

monastic-ringmaster = { shared-ringmaster }
monastic-ringmaster-without-majority = { shared-ringmaster-without-majority }
monastic-ringmaster-after-feature = { shared-ringmaster-after-feature }

# Under monastic-ringmaster.
monastic-ringmaster-basic = Platí to pro stavbu „{ monastery }“, ale ne pro ostatní klášterní stavby.

monastic-fairy = { shared-fairy }
monastic-fairy-without-majority = { shared-fairy-without-majority }
