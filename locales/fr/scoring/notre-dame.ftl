### Draft, not yet reviewed by a native speaker.
### Scoring: notre dame.

scoring-notre-dame = Merveille : Notre-Dame

notre-dame =
    Vous posez un { meeple } sur une { $edition ->
        [c1] tuile
       *[c2] case
    } à côté d’un ou de plusieurs bâtiments monastiques, si c’est vous qui avez placé la merveille.

# Under notre-dame.
notre-dame-kinds = Les bâtiments monastiques sont : { LIST("monastery-like") }.

# Under notre-dame.
notre-dame-later = Vous marquez cela à partir du tour qui suit celui où vous avez placé la merveille.
