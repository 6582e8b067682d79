### Scoring: notre dame.

scoring-notre-dame = Wonder: Notre-Dame

notre-dame =
    You place a { meeple } on a { $edition ->
        [c1] tile
       *[c2] square
    } beside one or more monastic buildings, if you placed the wonder.

# Under notre-dame.
notre-dame-kinds = Monastic buildings are: { LIST("monastery-like") }.

# Under notre-dame.
notre-dame-later = You score this from the turn after you placed the wonder.
