### Draft, not yet reviewed by a native speaker.
### Order of play, phase 2B: the dragon moves after the figures have been placed.

# Step 2D, first edition. The page names the publishers that have the rule at this place.
dragon-moves-before-scoring =
    Если на выложенном тайле изображён **дракон**, передвиньте дракона. Игроки двигают его вместе, каждый на один тайл: сначала вы, затем остальные по часовой стрелке, всего на { $tiles } тайлов. Он не заходит дважды на один тайл{ $fairy ->
        [yes] {" "}и не заходит на тайл с феей
       *[no] { "" }
    }. На каждом тайле, куда он зашёл, он съедает { meeples-accusative }{ $special-figures ->
        [yes] {" "}и особые фигуры
       *[no] { "" }
    }: они возвращаются к своим владельцам.

# Step 2D, new edition.
dragon-moves =
    Если на выложенном тайле изображён **дракон**, передвиньте дракона. Игроки двигают его вместе, каждый на один тайл: сначала вы, затем остальные по часовой стрелке, всего на { $tiles } тайлов. Он не заходит дважды на один тайл{ $fairy ->
        [yes] {" "}и не заходит на тайл с феей
       *[no] { "" }
    }. На каждом тайле, куда он зашёл, он съедает { meeples-accusative }{ $special-figures ->
        [yes] {" "}и особые фигуры
       *[no] { "" }
    }: они возвращаются к своим владельцам.
