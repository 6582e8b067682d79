### Draft, not yet reviewed by a native speaker.
### Order of play, phase 3B: by the rules of one publisher the dragon moves only after scoring.

# Step 3D, first edition. The page names the publisher. It is the same move as in step 2D, at another time.
dragon-moves-after-scoring = Если на выложенном тайле изображён **дракон**, передвиньте дракона сейчас, а не на шаге { STEP("dragon") }.

# Step 3D, the variant: there is no step 2D then.
dragon-moves-late =
    Если на выложенном тайле изображён **дракон**, передвиньте дракона. Игроки двигают его вместе, каждый на один тайл: сначала вы, затем остальные по часовой стрелке, всего на { $tiles } тайлов. Он не заходит дважды на один тайл{ $fairy ->
        [yes] {" "}и не заходит на тайл с феей
       *[no] { "" }
    }. На каждом тайле, куда он зашёл, он съедает { meeples-accusative }{ $special-figures ->
        [yes] {" "}и особые фигуры
       *[no] { "" }
    }: они возвращаются к своим владельцам.
