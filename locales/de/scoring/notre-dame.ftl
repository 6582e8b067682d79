### Draft, not yet reviewed by a native speaker.
### Scoring: notre dame.

scoring-notre-dame = Wunder: Notre-Dame

notre-dame =
    Du setzt einen { meeple } auf ein { $edition ->
        [c1] Plättchen
       *[c2] Quadrat
    } neben einem oder mehreren klosterartigen Gebäuden, wenn du das Wunder angelegt hast.

# Under notre-dame.
notre-dame-kinds = Als klosterartiges Gebäude gilt: { LIST("monastery-like") }.

# Under notre-dame.
notre-dame-later = Das gilt erst ab dem Zug, der auf das Anlegen des Wunders folgt.
