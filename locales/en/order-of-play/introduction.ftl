### Order of play, introduction: how the page speaks, and what its badges ask for.
### The badges' names are messages of catalogue.ftl (`signal-…`).

active-player = “You” is always the player whose turn it is. This page tells what happens in a turn and in which order. The rule books tell the details.

# The legend of the marking of such rules; shown only if the page has any.
legend-deviation = Rules marked as a **deviation** differ from the official rules of **Hans im Glück**. Another publisher prints them.

# The legend of the marking of such rules; shown only if the page has any.
legend-adaptation = Rules marked as **adapted** come from another edition of the game. They are fitted to the edition that you play where that is needed.

# With c1 every round of scoring in a turn ends with the badge and the round's name; with c2 one badge ends the turn.
badge-messages = **Messages**: a player who gets points chooses each time which of their { scoring-figures } moves. The green badge { signal-messages-end } stands { $edition ->
        [c1] after each round of scoring in a turn and names that round
       *[c2] once, after the scoring
    }. When you come to it and one of your { scoring-figures } has just stopped on a dark space, you may draw a message tile. You may draw only one message tile{ $edition ->
        [c1] {" "}in each round
       *[c2] { "" }
    }, even if both { scoring-figures } stopped on dark spaces. Carrying out a message can let you draw another one.

# Under badge-messages: an exception that one publisher prints.
badge-messages-free-space = You may draw the message tile only if no { scoring-figure } of another player stands on that space.

badge-robbers = **Robbers**: robbers must take points at the first opportunity. At each { signal-robbers }, robbers take points if they can. They ignore robbed points and negative points. At each { signal-robber-choice }, robbers take points too, but their owners may have to choose a { scoring-figure } to take them from first. This can happen if a robber shares its space with several { scoring-figures } that get points in step { STEP("score-feature") }.

# $figures: how many figures a player needs beside a space. $first, $second, $third, $last: the marked spaces of
# the scoreboard. $forward: how many spaces the figures that stay behind move.
badge-wonder = **The Wonders of Humanity**: a scoring during the game can bring a player a wonder tile and { $figures } more figures. At each { signal-wonder }, look at the players who get points and have { $figures } figures beside space { $first }, { $second }, { $third } or { $last } of the scoreboard. If a { scoring-figure } reaches or passes that space, its player takes a wonder tile and those { $figures } figures. If this is true of several players, choose one of them. Then move the figures that are still beside the scoreboard { $forward } spaces forward, but not beyond space { $last }. Repeat this as long as it is true of a player.

badge-traps = **Russian Promos**: these tiles can trap { meeples }:

# Under badge-traps. $builder: builders are trapped as well. $ferries, $tunnel: what can join roads without a tile.
badge-tree-trap = **Solovei Razboynik** traps the nearest { meeples }{ $builder ->
        [yes] {" "}or builders
       *[no] { "" }
    } on the road segments that are connected to this tile. It does so when a tile is placed and when { meeples }{ $builder ->
        [yes] {" "}or builders
       *[no] { "" }
    } are added to the road{ $ferries ->
        [yes] { $tunnel ->
            [yes] {", "}and also when ferries or tunnel tokens connect roads, if the new part of the road is occupied
           *[no] {", "}and also when ferries connect roads, if the new part of the road is occupied
        }
       *[no] { $tunnel ->
            [yes] {", "}and also when tunnel tokens connect roads, if the new part of the road is occupied
           *[no] { "" }
        }
    }. Move the trapped { meeples }{ $builder ->
        [yes] {" "}and builders
       *[no] { "" }
    } to the tree on this tile. Check this at each { signal-tree-trap }.

# Under badge-traps. $special-figures: builders, pigs and the like are on the table. $barn: barns are.
badge-lake-trap = **Vodyanoy** traps the { meeples }{ $special-figures ->
        [yes] {" "}and special figures{ $barn ->
            [yes] {" "}(but no barns)
           *[no] { "" }
        }
       *[no] { "" }
    } on this tile and on the tiles next to it. Move them to the lake on this tile. Check this at each { signal-lake-trap }.

# Under badge-traps, after the two tiles.
traps-in-conflict = If both tiles would trap the same piece, Vodyanoy comes before Solovei Razboynik.

fortune-teller-choices = **The Fortune Teller**: the published rules leave some cases open. This page settles them so:

# Under fortune-teller-choices.
fortune-teller-or-supply = If you have tiles in your supply, you may place one of them where it fits instead of drawing tiles.

# Under fortune-teller-choices.
fortune-teller-one-tile = If you draw tiles, you may place only one of them, where it fits.

# Under fortune-teller-choices. $builder: the other tiles are kept for the second part of a double turn.
# $own-tiles: abbey tiles and the like.
fortune-teller-nothing-fits =
    If none of the drawn tiles fits, discard { $builder ->
        [yes] one of them
       *[no] them all
    } and draw new tiles one at a time until one fits.{ $own-tiles ->
        [yes] {" "}In this case you may no longer use a tile from your supply instead.
       *[no] { "" }
    }

# Under fortune-teller-choices.
fortune-teller-keep-tiles = If you get a double turn, keep the other tiles that your fortune tellers gave you for its second part. Then choose one of them that fits and discard the rest.

# Under fortune-teller-choices; entries follow.
fortune-teller-second-part = In the second part of a double turn:

# Under fortune-teller-second-part.
fortune-teller-second-part-no-supply = You may not use a tile from your supply instead of the tiles in your hand, even if none of these fits.

# Under fortune-teller-second-part.
fortune-teller-second-part-nothing-fits = If none of the tiles in your hand fits, discard them all and draw tiles one at a time until one fits.

# $factor: what points are multiplied by. $divisor: what negative points are divided by.
# $negative-points: a feature can be worth less than nothing.
badge-hans-statue = **The Hans Statue**: if the Hans statue stands on the tile, or on a tile of the feature, that is scored, multiply the points by { $factor }. The badge for this is { signal-hans-statue-double }.{ $negative-points ->
        [yes] {" "}Divide negative points by { $divisor } instead. The badge for this is { signal-hans-statue-half }.
       *[no] { "" }
    }
