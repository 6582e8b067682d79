### Draft, not yet reviewed by a native speaker.
### Scoring: easter nest.

scoring-easter-nest = Nid de Pâques

easter-nest = Le nid ne rapporte de points à personne.

# Under easter-nest.
easter-nest-you = Si vous complétez le nid, prenez { $eggs } œufs de Pâques.

# Under easter-nest.
easter-nest-around =
    Chaque { meeple } sur la tuile du nid et sur les { $around } { $edition ->
        [c1] tuiles
       *[c2] cases
    } qui l’entourent rapporte à son propriétaire { $eggs ->
        [one] { $eggs } œuf de Pâques
       *[other] { $eggs } œufs de Pâques
    }.
