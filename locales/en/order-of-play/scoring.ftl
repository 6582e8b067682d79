### Order of play, phase 3: completed features and the tile are scored.

## Step 3A: which features are completed, and who has the majority.

# The ways to complete features follow as a list.
find-completed-features = Find every feature that is completed in this turn:

# The list “completing-placements”: what can complete a feature. Used in completed-by-placing.
completing-placements-tile = a tile
completing-placements-abbey = an **abbey**
completing-placements-halfling = a **halfling**
completing-placements-german-castle = a **German castle**
completing-placements-wonder = a **wonder** tile

# Under find-completed-features. The kinds of feature follow as a list.
completed-by-placing = These features, if they were completed by placing { LIST("completing-placements") }:
# Under completed-by-placing, like the kinds of feature that follow.
completed-road = A road
completed-city = A city
# The kinds of building follow as a list.
completed-monastic = A monastic building:
completed-monastery = A { monastery }
completed-abbey = An abbey
completed-shrine = A shrine
# A monk must stand on it; so with the two below.
completed-german-monastery = A German { monastery } with a monk
completed-dutch-belgian-monastery = A Dutch or Belgian { monastery } with a monk
completed-japanese-building = A Japanese building with a monk
completed-darmstadt-church = A Darmstadt church
completed-baba-yaga = Baba Yaga’s hut
completed-garden = A garden
completed-german-castle = A German castle, but not if another German castle completed it
completed-german-cathedral = A German cathedral
completed-haunted-castle = A haunted castle
completed-cemetery = A cemetery
completed-easter-nest = An Easter nest
completed-fortune-teller-tent = A fortune teller’s tent

# Under find-completed-features, like the ways that follow. $german-cathedrals: their roads count too.
completed-by-bridge =
    A road{ $german-cathedrals ->
        [yes] { " " }or German cathedral
       *[no] { "" }
    } that you completed by building a **bridge**
completed-by-tunnel =
    A road{ $german-cathedrals ->
        [yes] { " " }or German cathedral
       *[no] { "" }
    } that you completed by placing a **tunnel** token
completed-by-ferry =
    A road{ $german-cathedrals ->
        [yes] { " " }or German cathedral
       *[no] { "" }
    } that you completed by placing or moving a **ferry**
# A farmer is a meeple on a farm or field.
scored-by-barn = A { farm } that must be scored because a **barn** was placed on it, or because it has a farmer and was joined to a { farm } with a barn
# The fief is the area around a castle.
completed-castle = A **castle**, if a feature in its fief was completed. This does not count in the turn in which the castle was built.
porxada-presence = If the tile completed the city with **La Porxada**, each player with a knight in that city takes a token to show this. The majority does not matter. Do this only if the player who placed La Porxada chose the bonus in the final scoring.

# The pieces and their strength follow as a list.
determine-majorities = Find out who has the majority in each completed feature. These count:
# Under determine-majorities, like the pieces that follow. $strength (number): how much the piece counts.
vote-normal-meeple = A **normal { meeple }** ({ strength } { $strength })
vote-large-meeple = A **{ large-meeple }** ({ strength } { $strength })
vote-wagon = A **wagon** ({ strength } { $strength })
vote-mayor = A **mayor** ({ strength } { $strength } for each { coat-of-arms } in the city)
vote-phantom = A **phantom** ({ strength } { $strength })
vote-abbot = An **abbot** ({ strength } { $strength })
vote-ringmaster = A **ringmaster** ({ strength } { $strength })
vote-guard-meeple = A **guard { meeple }** ({ strength } { $strength })
# Under determine-majorities, after the pieces.
vote-hill = A **hill** breaks a tie: of the tied players, those with at least one { meeple } on a hill have the majority.
# Under determine-majorities. The name of a scoring tile.
vote-citizens-jury = The scoring tile **Citizen’s Jury** gives all players in a city the majority together, whatever their { strength }.

send-meeple-to-leipzig = If a completed road leads to the **City of Leipzig**, directly or by way of other features, each player with the majority on it may send one { meeple } from it to a { quarter } of Leipzig where they have none.

choose-scoring-order = Each player who gets points chooses the order in which their features are scored.
# Under choose-scoring-order.
scoring-order-arbitration = If several features are scored, different players have the majority in them, and their order must be settled, you decide it.
# Under choose-scoring-order.
scoring-order-bathhouses = If there are free **bathhouses** and several features with a single { meeple } are scored, you decide their order.
# Under choose-scoring-order.
scoring-order-castle = Score a **castle** right after the feature that completes it. If the tile completed several features in the fief, the owner of the castle chooses which of them counts.
# Under choose-scoring-order.
scoring-order-castles-together = Score completed **castles** with overlapping fiefs together.

score-each-feature = Carry out step { STEP("score-feature") } for each completed feature, in the order chosen.

## Step 3B: one completed feature. The step is repeated for each of them.

build-castle = If the tile completed a { small-city }, the player who holds it may turn it into a **castle**. If they do, you are finished with this feature. Go on to the next one.

# $castles: how the two expansions go together is an open question.
gingerbread-man-in-completed-city =
    If the **gingerbread man** is in a completed city, each player with knights in it scores points for them. Then you move the gingerbread man to an unfinished city of your choice. If there is none, put it aside.{ $castles ->
        [yes] { " " }(No published rule covers a **castle** that was just built. It is no longer a city, so it is best to remove the gingerbread man without scoring.)
       *[no] { "" }
    }

# A heading over collect-trade-goods, check-king-and-robber and score-fortune-teller-tent.
completion-rewards = You are rewarded for completing the feature:
# Under completion-rewards.
collect-trade-goods = Take a **trade goods** token for each goods symbol in the feature.
# Under completion-rewards. The new edition also has tokens that mark the largest city and the longest road.
check-king-and-robber =
    If the feature is a city or a road, see whether it is now the largest city or the longest road. If so, take the **King** or the **Robber Baron**{ $edition ->
        [c1] { "" }
       *[c2] { " " }and put its token on the feature
    }.
# Under completion-rewards.
score-fortune-teller-tent = If the feature is a **fortune teller’s tent**, score points for it.

move-meeples-from-carcassonne = Each player in turn, from the player to your left round to you, may move one or more { meeples } from the **City of Carcassonne** to this feature.

# The pieces and their strength follow as a list. $count, $leipzig: meeples may have moved since step 3A.
determine-majority =
    { $count ->
        [yes] If { meeples } have joined or left the feature, find
       *[no] { $leipzig ->
            [yes] If { meeples } have joined or left the feature, find
           *[no] Find
        }
    } out who has the majority in the feature. These count:
# Under determine-majority, like the pieces that follow. $strength (number): how much the piece counts.
strength-normal-meeple = A **normal { meeple }** ({ strength } { $strength })
strength-large-meeple = A **{ large-meeple }** ({ strength } { $strength })
strength-wagon = A **wagon** ({ strength } { $strength })
strength-mayor = A **mayor** ({ strength } { $strength } for each { coat-of-arms } in the city)
strength-phantom = A **phantom** ({ strength } { $strength })
strength-abbot = An **abbot** ({ strength } { $strength })
strength-ringmaster = A **ringmaster** ({ strength } { $strength })
strength-guard-meeple = A **guard { meeple }** ({ strength } { $strength })
# Under determine-majority, after the pieces.
strength-hill = A **hill** breaks a tie: of the tied players, those with at least one { meeple } on a hill have the majority.
# Under determine-majority. The name of a scoring tile.
strength-citizens-jury = The scoring tile **Citizen’s Jury** gives all players in a city the majority together, whatever their { strength }.

watchtower-bonus = If the feature is a city or a road with at least one **watchtower**, each player with { meeples } at a watchtower scores its bonus. The majority does not matter.

collect-toll = If the feature is a road that ends at a crossroads with a **tollhouse**, its owner collects the toll. Do this for each such tollhouse.

# The kinds of feature and what counts in them follow as a list.
award-feature-points = Count the points for the feature and give them to each player with the majority:

## What counts in a feature: the lists “…-value”, joined by plus signs (“its tiles + inns + mage”).
## Cathars, siege and besiegers are three small expansions with one effect.

road-value-tiles = its tiles
road-value-german-cathedrals = German cathedrals
road-value-inns = inns
road-value-mage = mage
road-value-witch = witch
road-value-little-buildings = little buildings
road-value-german-castles = German castles
road-value-bathhouses = bathhouses
road-value-labyrinths = labyrinths
road-value-signposts = signposts
road-value-ghosts = ghosts

city-value-tiles = its tiles and { coats-of-arms }
city-value-cathars = Cathars/siege/besiegers
city-value-cathedrals = cathedrals
city-value-mage = mage
city-value-witch = witch
city-value-little-buildings = little buildings
city-value-german-castles = German castles
city-value-bathhouses = bathhouses
city-value-darmstadtium = Darmstadtium
city-value-ghosts = ghosts

monastic-value-tiles = its tile and the tiles around it
monastic-value-vineyards = vineyards
monastic-value-little-buildings = little buildings
monastic-value-ghosts = ghosts

barn-value-cities = completed cities
barn-value-castles = castles
barn-value-pig = pig
barn-value-pig-herd = pig herd
barn-value-cathars = Cathars/siege/besiegers
barn-value-little-buildings = little buildings
barn-value-ghosts = ghosts

baba-yaga-value-tile = its tile
baba-yaga-value-little-buildings = little buildings
baba-yaga-value-ghosts = ghosts

garden-value-tiles = its tile and the tiles around it
garden-value-little-buildings = little buildings
garden-value-ghosts = ghosts

german-castle-value-tiles = its tile and the tiles around it
german-castle-value-little-buildings = little buildings
german-castle-value-ghosts = ghosts

# Its roads are those that lead to it. Each stretch of road on the cathedral’s own tile counts by itself.
german-cathedral-value-tiles = the tiles of its roads and each road segment on its own tile
german-cathedral-value-inns = inns
german-cathedral-value-little-buildings = little buildings
german-cathedral-value-ghosts = ghosts

haunted-castle-value-tiles = its tile and the tiles around it that have mist
haunted-castle-value-little-buildings = little buildings
haunted-castle-value-ghosts = ghosts

cemetery-value-nothing = nothing for the cemetery itself
cemetery-value-little-buildings = little buildings
cemetery-value-ghosts = ghosts

## Step 3B, continued: the features.

# Under award-feature-points, like the kinds of feature that follow. $land-surveyors: scoring tiles change the value.
value-of-road =
    A road: { LIST("road-value") }{ $land-surveyors ->
        [yes] , as changed by the **scoring tiles**
       *[no] { "" }
    }
value-of-city =
    A city: { LIST("city-value") }{ $land-surveyors ->
        [yes] , as changed by the **scoring tiles**
       *[no] { "" }
    }
# The kinds of building follow as a list.
value-of-monastic =
    A monastic building: { LIST("monastic-value") }{ $land-surveyors ->
        [yes] , as changed by the **scoring tiles**
       *[no] { "" }
    }
# Under value-of-monastic, like the kinds of building that follow.
value-of-monastery = A { monastery }
value-of-abbey = An abbey
value-of-shrine = A shrine
# A monk must stand on it; so with the two below.
value-of-german-monastery = A German { monastery } with a monk
value-of-dutch-belgian-monastery = A Dutch or Belgian { monastery } with a monk
value-of-japanese-building = A Japanese building with a monk
value-of-darmstadt-church = A Darmstadt church
# Under award-feature-points, like the kinds of feature that follow.
value-of-barn = A { farm } with one or more barns: { LIST("barn-value") }
value-of-baba-yaga = Baba Yaga’s hut: { LIST("baba-yaga-value") }
value-of-garden = A garden: { LIST("garden-value") }
value-of-german-castle = A German castle: { LIST("german-castle-value") }
value-of-german-cathedral = A German cathedral: { LIST("german-cathedral-value") }
value-of-haunted-castle = A haunted castle: { LIST("haunted-castle-value") }
# $guard-meeples: the reward of a cemetery. The general supply holds those that nobody has yet.
value-of-cemetery =
    A cemetery: { LIST("cemetery-value") }{ $guard-meeples ->
        [yes] . Whoever scores it also takes one more **guard { meeple }** from the general supply, if there is one.
       *[no] { "" }
    }

# Under award-feature-points, after the features: a heading over the two uses.
feature-points-used-for = Without any bonus, the points for the feature also count for:
# Under feature-points-used-for. $barn: a castle gets nothing from a farm or field with barns.
feature-points-for-castle =
    A **castle** that this feature completes{ $barn ->
        [yes] { " " }(not if the feature is a { farm } with barns)
       *[no] { "" }
    }
# Under feature-points-used-for.
feature-points-for-teacher = The bonus of the **teacher** for this feature

teacher-points = If a player has the **teacher**, that player scores as many points as were scored for the feature. If several players score for it, the player with the teacher chooses whose points to match. Then the teacher goes back to the school.

# $points (number): the bonus. $acrobats: an exception.
fairy-feature-points =
    If the **fairy** stands with a { meeple } in the feature, the owner of that { meeple } scores { points-counted }.{ $acrobats ->
        [yes] { " " }(Acrobats in a pyramid do not get this bonus.)
       *[no] { "" }
    }

ringmaster-points = Each player whose **ringmaster** is in the feature scores the ringmaster’s own bonus. The majority does not matter.
# Under ringmaster-points.
ringmaster-basic-features = Only features of the base game bring this bonus: roads, cities, { monasteries-word } and { farms }.

leipzig-bonus = Each player who meets the conditions of the **Markets of Leipzig** for this feature scores the bonus.

# $points (number): the bonus.
darmstadt-bonus =
    If the feature is a **Darmstadt church**, each player with the majority around it scores { $points ->
        [one] { $points } bonus point
       *[other] { $points } bonus points
    }.

move-to-bathhouse = If there is a free **bathhouse**, each { meeple } that is alone in its feature when it is scored must move to an unoccupied bathhouse, as long as there is one. Its owner chooses which. If this concerns several { meeples }, you decide the order of the scorings.

# The list “mage-or-witch”. Used in remove-mage-or-witch.
mage-or-witch-mage = the **mage**
mage-or-witch-witch = the **witch**

remove-mage-or-witch = If { LIST("mage-or-witch") } took part in the scoring of this feature, take that figure off the board.

# A challenge is a race to completion between a shrine and a monastery.
resolve-challenge = If the feature of a **heretic** or a **monk** was completed, see whether it won a challenge. If so, the { meeple } that lost goes back to its owner.

cross-drawbridge = If you completed a road that leads to a city with a lowered **drawbridge**, a player who alone has the majority on the road may move any number of their { meeples } from it to such cities.
# Under cross-drawbridge.
protect-on-drawbridge = During the move, you may pay points to protect { meeples } from **peasant revolts**.
# Under cross-drawbridge.
drawbridge-keeps-protection = A protected { meeple } keeps its protection from **peasant revolts** when it moves.

# The first edition wants features that adjoin, the new edition neighbouring tiles.
move-wagons =
    Each **wagon** on the feature may move to an unoccupied, unfinished feature, but not to a { farm }. { $edition ->
        [c1] It must be connected to the wagon’s feature directly, by a road for example
       *[c2] It must be on the wagon’s own tile or on one of the { $around } tiles around it
    }. If several wagons can move, you move yours first. The other players follow clockwise.
# Under move-wagons.
protect-wagon = If you moved a wagon, you may pay points to protect it from **peasant revolts**.
# Under move-wagons.
wagon-keeps-protection = A protected wagon keeps its protection from **peasant revolts** when it moves.

return-meeples = All { meeples } that are still on the feature go back to their owners.

return-ghosts = All **ghosts** on the feature go back to the general supply.

receive-teacher = If one or more roads to the **school** were completed, take the **teacher** from the school tiles.

## Step 3C: what is scored for the tile.

distribute-gold = If there is at least one **gold bar** on a tile of a completed feature, share the gold bars among the players with the majority.

# A group of travellers is shown on a road.
turn-tollhouse-token = Turn over the token of each **tollhouse** that just collected points for at least one group of travellers. Turn it only once, even if several completed roads end there.

change-scoring-tiles = If a road, a city or a monastic building ({ LIST("monastery-like") }) brought you points, replace the active **scoring tiles** of these three kinds of feature.

score-big-top = If you placed a **circus** tile, and an earlier one is already on the table, turn over the animal token under the big top and score it. Move the big top to the tile you placed, on top of a new face-down animal token.

settle-bets = Did the tile complete a road or city that has **betting offices**? Then settle the bets, one office after the other. If an office could count for several features, you choose which one.

move-gingerbread-man = If you placed a tile with the **gingerbread man** and it has not moved in this turn, move it to another unfinished city, if there is one. If it moves, each player with knights in the city that it left scores points for them.

# Footnote of move-gingerbread-man.
gingerbread-man-before-count = This comes before the placing of a { meeple } in the City of Carcassonne: the points for the gingerbread man may come from placing the tile, and then you may not place one there. Both expansions will rarely meet, because the gingerbread man does not belong to the regular editions.

# The Count is the figure of the City of Carcassonne.
place-in-carcassonne = If you scored no points from placing the tile in this turn, but one or more other players did, you may place a { meeple } in the **City of Carcassonne**. If you do, you may then move the Count to a { quarter } of your choice.

# First edition’s words only. Last in the step, with the badge for messages.
messages-after-scoring = Finish all scoring of this phase. Then look at the whole movement of your { scoring-figures }.
