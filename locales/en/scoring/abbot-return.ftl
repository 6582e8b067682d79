### Scoring: abbot return.

scoring-abbot-return = Taking back the abbot

abbot-return = Its own tile and each tile around it

# Under abbot-return.
abbot-return-around = “Around” means the { $around } squares that touch its own, corners included.

abbot-return-double-tile = { shared-double-tile }
abbot-return-triangular-tile = { shared-triangular-tile }
abbot-return-wonder-tile = { shared-wonder-tile }

# Under abbot-return.
abbot-return-surrounded = You cannot take back an abbot who is surrounded on all sides: then the feature is completed and you score it instead.

# Under abbot-return. $vineyards, $little-buildings: at least one of them is on the table.
abbot-return-ignored =
    { $vineyards ->
        [yes] { $little-buildings ->
            [yes] **Vineyards** and **little buildings** bring
           *[no] **Vineyards** bring
        }
       *[no] **Little buildings** bring
    } nothing here, because you score the abbot and not the feature.

# Under abbot-return.
abbot-return-fairy = The **fairy** brings nothing here.

# Under abbot-return.
abbot-return-challenge = A **challenge** in which the abbot took part is over.
