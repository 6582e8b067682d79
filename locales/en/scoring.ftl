### The three pages on scoring: titles, headings, what stands beside each line, and the sentences at the head.

page-scoring-turn = Scoring during a turn
page-scoring-features = Scoring by feature
page-scoring-final = Scoring after the game

## Headings

# Over the sentences at the head of each page.
phase-scoring-introduction = Introduction
phase-features-board = Features on the board
# The fairy, the abbot and others.
phase-features-figures = Figures
phase-features-wheel = Wheel of fortune and peasant revolts
phase-features-tiles = Tiles and tokens
phase-features-messages = Messages and robbers
# One player pays, and sometimes another receives it.
phase-features-payments = Payments
# What depends on figures that are about to leave the board, and farmers who joined a barn late.
phase-final-before = Before the unfinished features
phase-final-unfinished = Unfinished features
# The word for these depends on the edition: so “farmers”.
phase-final-farmers = { $barn ->
    [yes] Barns and farmers
   *[no] Farmers
}
phase-final-players = What the players hold

## The sum. A caption stands over the lines of each part, if there are several.

# Bonuses that are scored first.
stage-prologue = Before the feature is scored
stage-core = What it is worth
stage-modifier = What changes its value
# What is taken from the points of one player.
stage-total = For each player by themselves
# Bonuses that are scored last.
stage-epilogue = After the feature is scored

## Beside each line: who receives its points.

receives-majority = each player with the majority
receives-each = each player with figures there
# The line itself says who that is.
receives-owner = the player named
receives-active = you
receives-all = all players

## Beside each line, as a tag of one word: where the points come from.

kind-tile = tile
kind-figure = figure
# Something that an expansion puts on tiles.
kind-additional = extra
# What every feature of the kind is worth.
kind-core = base
# A scoring tile of the land surveyors.
kind-surveyor = surveyor

## Sentences at the head of the pages

scoring-active-player = “You” is always the player whose turn it is.

scoring-how-to-read = Each line says what counts. Beside it stand the points and who receives them. Add up the lines from top to bottom. Leave out those that do not apply.

scoring-ties = If several players have the majority, each of them receives all of the points.

# $edition: the first edition has messages after each round of scoring, the new one once.
scoring-messages = **Messages**: a player who scores chooses each time which of their { scoring-figures } moves. If one of them stops on a dark space, the player may draw a message{ $edition ->
        [c1] , but only one in each round of scoring
       *[c2] { " " }at the end of the turn, but only one
    }.

# The names of two badges.
scoring-robbers = **Robbers**: a robber must take points at the first chance. This can be at each line with { signal-robbers } or { signal-robber-choice }. Robbers do not take points that another robber took.

# Shown only if the page has such a mark.
scoring-legend-adaptation = { legend-adaptation }
# Shown only if the page has such a mark.
scoring-legend-deviation = { legend-deviation }

## At the head of the page on scoring after the game, in the order in which it is done

scoring-last-turn = Finish the last turn as usual. Features that it completes are scored as in every turn.

scoring-last-abbeys = Then each player who still has an **abbey** may place it, once and in turn.

# The market is one quarter of the city.
scoring-last-carcassonne = Then each player may move { meeples } from the market of the **City of Carcassonne** to { farms }.

scoring-last-castles = Then take all figures off the **castles**. They score nothing.

scoring-final-majority = Find out who has the majority as in the game. Score each feature once, and take its { meeples } off the board.

scoring-final-robbers = **Robbers** take nothing from these points.

scoring-final-nothing = What is not listed here brings nothing after the game.
