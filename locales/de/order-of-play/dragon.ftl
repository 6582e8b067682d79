### Draft, not yet reviewed by a native speaker.
### Order of play, phase 2B: the dragon moves after the figures have been placed.

# Step 2D, first edition. The page names the publishers that have the rule at this place.
dragon-moves-before-scoring =
    Zeigt das angelegte Plättchen einen **Drachen**, zieht der Drache. Die Spieler bewegen ihn gemeinsam, jeder ein Plättchen weit, du zuerst und dann im Uhrzeigersinn, bis er { $tiles } Plättchen weit gezogen ist. Er betritt kein Plättchen zweimal{ $fairy ->
        [yes] {" "}und auch nicht das Plättchen mit der Fee
       *[no] { "" }
    }. Auf jedem Plättchen, das er betritt, frisst er die { meeples }{ $special-figures ->
        [yes] {" "}und Sonderfiguren
       *[no] { "" }
    }: Sie gehen zu ihren Besitzern zurück.

# Step 2D, new edition.
dragon-moves =
    Zeigt das angelegte Plättchen einen **Drachen**, zieht der Drache. Die Spieler bewegen ihn gemeinsam, jeder ein Plättchen weit, du zuerst und dann im Uhrzeigersinn, bis er { $tiles } Plättchen weit gezogen ist. Er betritt kein Plättchen zweimal{ $fairy ->
        [yes] {" "}und auch nicht das Plättchen mit der Fee
       *[no] { "" }
    }. Auf jedem Plättchen, das er betritt, frisst er die { meeples }{ $special-figures ->
        [yes] {" "}und Sonderfiguren
       *[no] { "" }
    }: Sie gehen zu ihren Besitzern zurück.
