### Draft, not yet reviewed by a native speaker.
### Order of play, phase 3B: by the rules of one publisher the dragon moves only after scoring.

# Step 3D, first edition. The page names the publisher. It is the same move as in step 2D, at another time.
dragon-moves-after-scoring = Je-li na přiložené kartičce **drak**, pohni drakem až teď, a ne v kroku { STEP("dragon") }.

# Step 3D, the variant: there is no step 2D then.
dragon-moves-late =
    Je-li na přiložené kartičce **drak**, pohni drakem. Hráči jím hýbou společně, každý o jednu kartičku, nejdřív ty a pak ostatní po směru hodinových ručiček, dokud neurazí { $tiles ->
        [one] { $tiles } kartičku
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }. Na žádnou kartičku nevstoupí dvakrát{ $fairy ->
        [yes] {" "}a na kartičku s vílou nevstoupí vůbec
       *[no] { "" }
    }. Na každé kartičce, na kterou vstoupí, sežere všechny { meeples-accusative }{ $special-figures ->
        [yes] {" "}i zvláštní figurky
       *[no] { "" }
    }: vracejí se svým majitelům.
