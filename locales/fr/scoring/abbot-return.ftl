### Draft, not yet reviewed by a native speaker.
### Scoring: abbot return.

scoring-abbot-return = Reprendre l’abbé

abbot-return = Sa tuile et chaque tuile qui l’entoure

# Under abbot-return.
abbot-return-around = « Autour » désigne les { $around } cases qui touchent la sienne, coins compris.

abbot-return-double-tile = { shared-double-tile }
abbot-return-triangular-tile = { shared-triangular-tile }
abbot-return-wonder-tile = { shared-wonder-tile }

# Under abbot-return.
abbot-return-surrounded = Vous ne pouvez pas reprendre un abbé entouré de tous les côtés : la zone est alors complétée, et c’est elle que vous évaluez.

# Under abbot-return. $vineyards, $little-buildings: at least one of them is on the table.
abbot-return-ignored =
    { $vineyards ->
        [yes] { $little-buildings ->
            [yes] Les **vignobles** et les **petits bâtiments**
           *[no] Les **vignobles**
        }
       *[no] Les **petits bâtiments**
    } ne rapportent rien ici, car vous évaluez l’abbé et non la zone.

# Under abbot-return.
abbot-return-fairy = La **fée** ne rapporte rien ici.

# Under abbot-return.
abbot-return-challenge = Un **défi** auquel l’abbé participait est terminé.
