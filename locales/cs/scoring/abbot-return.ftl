### Draft, not yet reviewed by a native speaker.
### Scoring: abbot return.

scoring-abbot-return = Vzetí opata zpět

abbot-return = Jeho kartička a každá kartička kolem ní

# Under abbot-return.
abbot-return-around =
    „Kolem“ znamená { $around ->
        [one] { $around } políčko, které se dotýká
        [few] { $around } políčka, která se dotýkají
       *[other] { $around } políček, která se dotýkají
    } jeho kartičky, i v rozích.

abbot-return-double-tile = { shared-double-tile }
abbot-return-triangular-tile = { shared-triangular-tile }
abbot-return-wonder-tile = { shared-wonder-tile }

# Under abbot-return.
abbot-return-surrounded = Opata obklopeného ze všech stran si vzít zpět nesmíš: území je pak dokončené a vyhodnotíš je.

# Under abbot-return. $vineyards, $little-buildings: at least one of them is on the table.
abbot-return-ignored =
    { $vineyards ->
        [yes] { $little-buildings ->
            [yes] **Vinice** a **malé stavby**
           *[no] **Vinice**
        }
       *[no] **Malé stavby**
    } tu nic nepřinášejí, protože vyhodnocuješ opata, a ne území.

# Under abbot-return.
abbot-return-fairy = **Víla** tu nic nepřináší.

# Under abbot-return.
abbot-return-challenge = **Souboj**, kterého se opat účastnil, končí.
