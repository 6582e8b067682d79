### Draft, not yet reviewed by a native speaker.
### Scoring: easter bunny.

scoring-easter-bunny = Lapin de Pâques

easter-bunny = Le chemin du lapin ne rapporte de points à personne.

# Under easter-bunny.
easter-bunny-eggs =
    Chaque { meeple } sur une tuile où saute le **lapin de Pâques** rapporte à son propriétaire { $eggs ->
        [one] { $eggs } œuf de Pâques
       *[other] { $eggs } œufs de Pâques
    }.
