### Draft, not yet reviewed by a native speaker.
### Scoring: notre dame.

scoring-notre-dame = Wonder: Notre-Dame

notre-dame =
    Je zet een { meeple } op een { $edition ->
        [c1] tegel
       *[c2] vak
    } naast een of meer kloosterachtige gebouwen, als jij het wonder hebt aangelegd.

# Under notre-dame.
notre-dame-kinds = Kloosterachtige gebouwen zijn: { LIST("monastery-like") }.

# Under notre-dame.
notre-dame-later = Dit telt pas vanaf de beurt nadat je het wonder hebt aangelegd.
