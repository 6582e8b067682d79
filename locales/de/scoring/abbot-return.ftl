### Draft, not yet reviewed by a native speaker.
### Scoring: abbot return.

scoring-abbot-return = Den Abt zurücknehmen

abbot-return = Sein eigenes Plättchen und jedes Plättchen ringsum

# Under abbot-return.
abbot-return-around = „Ringsum“ meint die { $around } Quadrate, die sein eigenes berühren, auch über Eck.

abbot-return-double-tile = { shared-double-tile }
abbot-return-triangular-tile = { shared-triangular-tile }
abbot-return-wonder-tile = { shared-wonder-tile }

# Under abbot-return.
abbot-return-surrounded = Einen Abt, der an allen Seiten umschlossen ist, kannst du nicht zurücknehmen: Dann ist das Gebiet abgeschlossen, und du wertest dieses.

# Under abbot-return. $vineyards, $little-buildings: at least one of them is on the table.
abbot-return-ignored =
    { $vineyards ->
        [yes] { $little-buildings ->
            [yes] **Weinberge** und **Häuser** bringen
           *[no] **Weinberge** bringen
        }
       *[no] **Häuser** bringen
    } hier nichts, denn du wertest den Abt und nicht das Gebiet.

# Under abbot-return.
abbot-return-fairy = Die **Fee** bringt hier nichts.

# Under abbot-return.
abbot-return-challenge = Eine **Herausforderung**, an der der Abt beteiligt war, ist vorbei.
