### Draft, not yet reviewed by a native speaker.
### The three pages on scoring: titles, headings, what stands beside each line, and the sentences at the head.

page-scoring-turn = Évaluation pendant un tour
page-scoring-features = Évaluation par zone
page-scoring-final = Évaluation finale

## Headings

# Over the sentences at the head of each page.
phase-scoring-introduction = Introduction
phase-features-board = Zones du paysage
# The fairy, the abbot and others.
phase-features-figures = Pions
phase-features-wheel = Roue de la fortune et révoltes paysannes
phase-features-tiles = Tuiles et jetons
phase-features-messages = Missives et voleurs
# One player pays, and sometimes another receives it.
phase-features-payments = Paiements
# What depends on figures that are about to leave the board, and farmers who joined a barn late.
phase-final-before = Avant les zones incomplètes
phase-final-unfinished = Zones incomplètes
# The word for these depends on the edition: so “farmers”.
phase-final-farmers = { $barn ->
    [yes] Granges et paysans
   *[no] Paysans
}
phase-final-players = Ce que possèdent les joueurs

## The sum. A caption stands over the lines of each part, if there are several.

# Bonuses that are scored first.
stage-prologue = Avant d’évaluer la zone
stage-core = Ce que vaut la zone
stage-modifier = Ce qui change cette valeur
# What is taken from the points of one player.
stage-total = Pour chaque joueur séparément
# Bonuses that are scored last.
stage-epilogue = Après avoir évalué la zone

## Beside each line: who receives its points.

receives-majority = chaque joueur qui a la majorité
receives-each = chaque joueur qui y a des pions
# The line itself says who that is.
receives-owner = le joueur indiqué
receives-active = vous
receives-all = tous les joueurs

## Beside each line, as a tag of one word: where the points come from.

kind-tile = tuile
kind-figure = pion
# Something that an expansion puts on tiles.
kind-additional = ajout
# What every feature of the kind is worth.
kind-core = base
# A scoring tile of the land surveyors.
kind-surveyor = arpenteur

## Sentences at the head of the pages

scoring-active-player = « Vous » désigne toujours le joueur dont c’est le tour.

scoring-how-to-read = Chaque ligne dit ce qui compte. À côté figurent les points et qui les reçoit. Additionnez les lignes de haut en bas. Laissez de côté celles qui ne s’appliquent pas.

scoring-ties = Si plusieurs joueurs ont la majorité, chacun d’eux reçoit tous les points.

# $edition: the first edition has messages after each round of scoring, the new one once.
scoring-messages = **Missives** : un joueur qui marque choisit chaque fois lequel de ses { scoring-figures } avance. Si l’un d’eux s’arrête sur une case foncée, le joueur peut piocher une missive{ $edition ->
        [c1] , mais une seule par décompte
       *[c2] { " " }à la fin du tour, mais une seule
    }.

# The names of two badges.
scoring-robbers = **Voleurs** : un voleur doit prendre des points dès que possible. Cela peut arriver à chaque ligne marquée { signal-robbers } ou { signal-robber-choice }. Les voleurs ne prennent pas les points qu’un autre voleur a pris.

# Shown only if the page has such a mark.
scoring-legend-adaptation = { legend-adaptation }
# Shown only if the page has such a mark.
scoring-legend-deviation = { legend-deviation }

## At the head of the page on scoring after the game, in the order in which it is done

scoring-last-turn = Terminez le dernier tour comme d’habitude. Les zones qu’il complète sont évaluées comme à chaque tour.

scoring-last-abbeys = Ensuite, chaque joueur qui a encore un **monastère** peut le placer, une seule fois et chacun à son tour.

# The market is one quarter of the city.
scoring-last-carcassonne = Ensuite, chaque joueur peut déplacer des { meeples } du marché de la **Ville de Carcassonne** vers des { farms }.

scoring-last-castles = Ensuite, retirez tous les pions des **forteresses**. Ils ne rapportent rien.

scoring-final-majority = Cherchez qui a la majorité comme pendant la partie. Évaluez chaque zone une fois, puis retirez-en les { meeples }.

scoring-final-robbers = Les **voleurs** ne prennent rien sur ces points.

scoring-final-nothing = Ce qui ne figure pas ici ne rapporte rien à la fin de la partie.
