### Draft, not yet reviewed by a native speaker.
### Order of play, introduction: how the page speaks, and what its badges ask for.
### The badges' names are messages of catalogue.ftl (`signal-…`).

active-player = « Vous » désigne toujours le joueur dont c’est le tour. Cette page dit ce qui se passe pendant un tour, et dans quel ordre. Les détails se trouvent dans les livrets de règles.

# The legend of the marking of such rules; shown only if the page has any.
legend-deviation = Les règles marquées **écart** diffèrent des règles officielles de **Hans im Glück**. Elles viennent d’un autre éditeur.

# The legend of the marking of such rules; shown only if the page has any.
legend-adaptation = Les règles marquées **adaptation** viennent d’une autre édition du jeu. Elles sont ajustées à celle que vous jouez, là où il le faut.

# With c1 every round of scoring in a turn ends with the badge and the round's name; with c2 one badge ends the turn.
# A round of scoring is a “décompte”.
badge-messages = **Missives** : à chaque gain de points, le joueur choisit lequel de ses { scoring-figures } avance. La marque verte { signal-messages-end } apparaît { $edition ->
        [c1] après chaque décompte du tour et nomme ce décompte
       *[c2] une seule fois, après l’évaluation
    }. Quand vous y arrivez, si l’un de vos { scoring-figures } vient de s’arrêter sur une case foncée, vous pouvez piocher une tuile Missive. Vous ne pouvez en piocher qu’une seule{ $edition ->
        [c1] {" "}par décompte
       *[c2] { "" }
    }, même si vos deux { scoring-figures } se sont arrêtés sur des cases foncées. Une missive peut vous en faire piocher une autre.

# Under badge-messages: an exception that one publisher prints.
badge-messages-free-space = Vous ne pouvez piocher la tuile Missive que si aucun { scoring-figure } d’un autre joueur n’est sur cette case.

badge-robbers = **Voleurs** : les voleurs doivent prendre des points à la première occasion. À chaque marque { signal-robbers }, ils prennent des points s’ils le peuvent. Ils ignorent les points volés et les points négatifs. À chaque marque { signal-robber-choice }, ils prennent aussi des points, mais leurs propriétaires doivent parfois choisir d’abord le { scoring-figure } à qui les prendre. Cela peut arriver si un voleur partage sa case avec plusieurs { scoring-figures } qui gagnent des points à l’étape { STEP("score-feature") }.

# $figures: how many figures a player needs beside a space. $first, $second, $third, $last: the marked spaces of
# the scoreboard. $forward: how many spaces the figures that stay behind move.
badge-wonder = **Les Merveilles de l’Humanité** : pendant la partie, un gain de points peut rapporter à un joueur une tuile Merveille et { $figures } pions de plus. À chaque marque { signal-wonder }, regardez quels joueurs gagnent des points et ont { $figures } pions à côté de la case { $first }, { $second }, { $third } ou { $last } de la piste de score. Si un { scoring-figure } atteint ou dépasse cette case, son joueur prend une tuile Merveille et ces { $figures } pions. Si c’est le cas de plusieurs joueurs, choisissez l’un d’eux. Avancez ensuite de { $forward } cases les pions restés à côté de la piste de score, mais pas au-delà de la case { $last }. Recommencez tant que c’est le cas d’un joueur.

badge-traps = **Tuiles promotionnelles russes** : ces tuiles peuvent piéger des { meeples } :

# Under badge-traps. $builder: builders are trapped as well. $ferries, $tunnel: what can join roads without a tile.
badge-tree-trap = **Soloveï Razboïnik** piège les { meeples }{ $builder ->
        [yes] {" "}ou bâtisseurs
       *[no] { "" }
    } les plus proches sur les tronçons de route reliés à cette tuile. Cela se produit quand une tuile est placée et quand des { meeples }{ $builder ->
        [yes] {" "}ou des bâtisseurs
       *[no] { "" }
    } sont ajoutés à la route{ $ferries ->
        [yes] { $tunnel ->
            [yes] {", "}et aussi quand des bacs ou des jetons Tunnel relient des routes, si la nouvelle partie de la route est occupée
           *[no] {", "}et aussi quand des bacs relient des routes, si la nouvelle partie de la route est occupée
        }
       *[no] { $tunnel ->
            [yes] {", "}et aussi quand des jetons Tunnel relient des routes, si la nouvelle partie de la route est occupée
           *[no] { "" }
        }
    }. Déplacez les { meeples }{ $builder ->
        [yes] {" "}et les bâtisseurs
       *[no] { "" }
    } piégés sur l’arbre de cette tuile. Vérifiez-le à chaque marque { signal-tree-trap }.

# Under badge-traps. $special-figures: builders, pigs and the like are on the table. $barn: barns are.
badge-lake-trap = **Vodianoï** piège les { meeples }{ $special-figures ->
        [yes] {" "}et les pions spéciaux{ $barn ->
            [yes] {" "}(mais pas les granges)
           *[no] { "" }
        }
       *[no] { "" }
    } de cette tuile et des tuiles voisines. Déplacez-les dans le lac de cette tuile. Vérifiez-le à chaque marque { signal-lake-trap }.

# Under badge-traps, after the two tiles.
traps-in-conflict = Si les deux tuiles piègent le même pion, Vodianoï passe avant Soloveï Razboïnik.

fortune-teller-choices = **La Voyante** : les règles publiées laissent certains cas ouverts. Cette page les tranche ainsi :

# Under fortune-teller-choices.
fortune-teller-or-supply = Si vous avez des tuiles dans votre réserve, vous pouvez en placer une à un endroit qui convient au lieu de piocher des tuiles.

# Under fortune-teller-choices.
fortune-teller-one-tile = Si vous piochez des tuiles, vous ne pouvez en placer qu’une seule, à un endroit qui convient.

# Under fortune-teller-choices. $builder: the other tiles are kept for the second part of a double turn.
# $own-tiles: abbey tiles and the like.
fortune-teller-nothing-fits =
    Si aucune des tuiles piochées ne peut être placée, { $builder ->
        [yes] défaussez-en une
       *[no] défaussez-les toutes
    } et piochez de nouvelles tuiles une à une, jusqu’à ce que l’une d’elles puisse être placée.{ $own-tiles ->
        [yes] {" "}Dans ce cas, vous ne pouvez plus utiliser une tuile de votre réserve à la place.
       *[no] { "" }
    }

# Under fortune-teller-choices.
fortune-teller-keep-tiles = Si vous obtenez un double tour, gardez pour sa seconde partie les autres tuiles que vos voyantes vous ont données. Choisissez-en alors une qui peut être placée et défaussez le reste.

# Under fortune-teller-choices; entries follow.
fortune-teller-second-part = Dans la seconde partie d’un double tour :

# Under fortune-teller-second-part.
fortune-teller-second-part-no-supply = Vous ne pouvez pas utiliser une tuile de votre réserve à la place des tuiles de votre main, même si aucune de celles-ci ne peut être placée.

# Under fortune-teller-second-part.
fortune-teller-second-part-nothing-fits = Si aucune des tuiles de votre main ne peut être placée, défaussez-les toutes et piochez des tuiles une à une, jusqu’à ce que l’une d’elles puisse être placée.

# $factor: what points are multiplied by. $divisor: what negative points are divided by.
# $negative-points: a feature can be worth less than nothing.
badge-hans-statue = **La Statue de Hans** : si la statue de Hans se trouve sur la tuile évaluée, ou sur une tuile de la zone évaluée, multipliez les points par { $factor }. La marque est alors { signal-hans-statue-double }.{ $negative-points ->
        [yes] {" "}Si les points sont négatifs, divisez-les plutôt par { $divisor }. La marque est alors { signal-hans-statue-half }.
       *[no] { "" }
    }
