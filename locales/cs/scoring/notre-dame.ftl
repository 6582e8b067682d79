### Draft, not yet reviewed by a native speaker.
### Scoring: notre dame.

scoring-notre-dame = Div: Notre-Dame

notre-dame =
    Umístíš { meeple-accusative } na { $edition ->
        [c1] kartičku
       *[c2] políčko
    } vedle jedné nebo více klášterních staveb, pokud ti div patří.

# Under notre-dame.
notre-dame-kinds = Klášterní stavby jsou: { LIST("monastery-like") }.

# Under notre-dame.
notre-dame-later = Body přináší až od tahu, který následuje po přiložení divu.
