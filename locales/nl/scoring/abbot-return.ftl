### Draft, not yet reviewed by a native speaker.
### Scoring: abbot return.

scoring-abbot-return = De abt terugnemen

abbot-return = De eigen tegel en elke tegel eromheen

# Under abbot-return.
abbot-return-around = ‘Eromheen’ betekent: op de { $around } vakken die aan het eigen vak grenzen, ook schuin.

abbot-return-double-tile = { shared-double-tile }
abbot-return-triangular-tile = { shared-triangular-tile }
abbot-return-wonder-tile = { shared-wonder-tile }

# Under abbot-return.
abbot-return-surrounded = Een abt die aan alle kanten is omringd, kun je niet terugnemen: dan is het project afgebouwd en tel je dat.

# Under abbot-return. $vineyards, $little-buildings: at least one of them is on the table.
abbot-return-ignored =
    { $vineyards ->
        [yes] { $little-buildings ->
            [yes] **Wijngaarden** en **kleine gebouwen** leveren
           *[no] **Wijngaarden** leveren
        }
       *[no] **Kleine gebouwen** leveren
    } hier niets op, want je telt de abt en niet het project.

# Under abbot-return.
abbot-return-fairy = De **fee** levert hier niets op.

# Under abbot-return.
abbot-return-challenge = Een **uitdaging** waaraan de abt meedeed, is voorbij.
