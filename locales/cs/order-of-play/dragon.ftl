### Draft, not yet reviewed by a native speaker.
### Order of play, phase 2B: the dragon moves after the figures have been placed.

# Step 2D, first edition. The page names the publishers that have the rule at this place.
dragon-moves-before-scoring =
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

# Step 2D, new edition.
dragon-moves =
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
