### Draft, not yet reviewed by a native speaker.
### Order of play, phase 3B: by the rules of one publisher the dragon moves only after scoring.

# Step 3D, first edition. The page names the publisher. It is the same move as in step 2D, at another time.
dragon-moves-after-scoring = Zeigt das angelegte Plättchen einen **Drachen**, bewege den Drachen jetzt und nicht in Schritt { STEP("dragon") }.

# Step 3D, the variant: there is no step 2D then.
dragon-moves-late =
    Zeigt das angelegte Plättchen einen **Drachen**, zieht der Drache. Die Spieler bewegen ihn gemeinsam, jeder ein Plättchen weit, du zuerst und dann im Uhrzeigersinn, bis er { $tiles } Plättchen weit gezogen ist. Er betritt kein Plättchen zweimal{ $fairy ->
        [yes] {" "}und auch nicht das Plättchen mit der Fee
       *[no] { "" }
    }. Auf jedem Plättchen, das er betritt, frisst er die { meeples }{ $special-figures ->
        [yes] {" "}und Sonderfiguren
       *[no] { "" }
    }: Sie gehen zu ihren Besitzern zurück.
