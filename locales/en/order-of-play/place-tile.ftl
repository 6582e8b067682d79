### Order of play, phase 1: the turn begins, a tile is drawn and placed.

## Step 1A

# $points: points for the fairy.
fairy-point = If the **fairy** stands with one of your { meeples }, score { points-counted }.

# Under fairy-point.
fairy-point-acrobats = If the fairy stands with an **acrobat**, score this for each of your acrobats in the pyramid.

eradicate-outbreak = If the supply has no **fleas** left, remove the oldest outbreak token. Repeat this until fleas on the table become inactive or only one outbreak is left.

## Step 1B

# $fortune-teller: a player may draw several tiles. $own-tiles: abbey tiles and the like.
use-mandatory-tile =
    If you have a tile that you must place, use it instead of drawing { $fortune-teller ->
        [yes] one or more tiles
       *[no] a tile
    }{ $own-tiles ->
        [yes] {" "}or choosing one from your supply
       *[no] { "" }
    }.

# Under use-mandatory-tile.
use-bazaar-tile = If you have a tile from an earlier **bazaar**, you must use it.

# Under use-mandatory-tile.
use-wonder-tile = If a **wonder** tile waits in your supply, you must use it.

# Under use-wonder-tile.
wonder-tile-does-not-fit = If the wonder tile fits nowhere, draw an extra tile to place just before it. Set aside each tile that does not help. Draw until both the drawn tile and the wonder tile can be placed.

# Under use-mandatory-tile.
use-fortune-teller-tile = If tiles are left that your **fortune tellers** gave you in the first part of a double turn, and one of them fits, you must use it. Shuffle the others back into the stacks.

# Under use-fortune-teller-tile.
fortune-teller-tile-does-not-fit = If none of them fits, discard them and draw tiles one at a time until one fits.

# Entries follow: the kinds of tile. $mandatory-tiles: a player may have to place a tile.
use-own-tile =
    If { $mandatory-tiles ->
        [yes] you do not have to place a certain tile and have
       *[no] you have
    } one of these tiles in your supply, you may use it instead of drawing, provided it fits somewhere:

# Under use-own-tile.
own-tile-abbey = An **abbey** tile, in a gap that has tiles on all sides

# Under use-own-tile.
own-tile-halfling = A **halfling** tile

# Under use-own-tile.
own-tile-german-castle = A **German castle** tile

# Under use-own-tile.
own-tile-wetland = A **wetland** tile

# $mandatory-tiles, $own-tiles: the actions before this one may have given a tile.
# $fortune-teller: more tiles are drawn.
draw-random-tile =
    { $mandatory-tiles ->
        [yes] If you have no tile to place from the actions above, draw
       *[no] { $own-tiles ->
            [yes] If you have no tile to place from the action above, draw
           *[no] Draw
        }
    } a random tile.{ $fortune-teller ->
        [yes] {" "}Draw one extra tile for each of your **fortune tellers**. Choose one of the drawn tiles that fits.
       *[no] { "" }
    }

# Under draw-random-tile. $builder: the other tiles are kept for the second part of a double turn.
drawn-tiles-do-not-fit =
    If you chose to draw extra tiles for your **fortune tellers** and none of the tiles fits, set { $builder ->
        [yes] one of them
       *[no] them all
    } aside. Draw tiles one at a time until one fits. Then shuffle the tiles that you set aside back into the stacks.

# Under draw-random-tile.
dragon-tile-too-early = If the tile shows a **dragon** and the dragon is not yet on the table, set the tile aside and draw another random tile. Shuffle the tiles set aside back in when the first **volcano** tile is placed.

# $wheel-of-fortune, $peasant-revolts: the tile has actions before it is placed.
show-tile =
    Show the tile to all players.{ $wheel-of-fortune ->
        [yes] {" "}Put it in front of you while you carry out its actions.
       *[no] { $peasant-revolts ->
            [yes] {" "}Put it in front of you while you carry out its actions.
           *[no] { "" }
        }
    }

draw-tile-for-hill = If the tile shows a **hill**, draw another tile at once, if there is one. Keep it face down under the tile with the hill.

spin-wheel-of-fortune = If the tile shows a **wheel of fortune** symbol, carry out the wheel of fortune now.

resolve-peasant-revolt = If the tile shows a **peasant revolt** symbol, carry out the revolt now for the kind of feature that it names.

open-gift = If the tile can be placed, you may open a **gift** from your supply. Turn the card face up, do what it says and put it on the discard pile.

# First edition's words only. The last action of the step: one message for everything that was scored in it.
messages-after-draw = Add up how far your { scoring-figures } moved in all actions of this step. The place where they stand now counts for **messages**.

## Step 1C

# $hills: a hill tile may have drawn a tile to lie under it.
lay-tile =
    Place the tile. If it fits nowhere, set it aside{ $hills ->
        [yes] {" "}together with any tile drawn for its **hill**
       *[no] { "" }
    } and go back to step { STEP("draw-tile") }.

# Under lay-tile. With c1 a bridge may also be built later in the turn.
build-bridge =
    If you have a **bridge** left, you may build it on the tile just placed or on a tile that shares an edge with it. You may need the bridge to make the tile fit.{ $edition ->
        [c1] {" "}If you do not need it for this, you may build it at any time in your turn within the limits that completed features and placed figures set.
       *[c2] { "" }
    } If the tile fits only with the bridge, you may also set the tile aside.

# Under build-bridge.
bridge-beside-tower = If the tile has a **tower**, move the tower a little if the bridge needs the room.

# Under build-bridge.
no-bridge-over-acrobats = You may not build a bridge on an **acrobat tile** that has an acrobat on it.

# Under build-bridge.
bridge-over-circus = You may build a bridge on a **circus tile**, with or without the big top on it.

# Under lay-tile.
lay-extra-tile-before-wonder = If you drew an extra tile to make room for a **wonder** tile, place the extra tile first.

# Under lay-tile.
mark-wonder = If you place a **wonder** tile, put your marker on the middle of the wonder. The marker is a normal { meeple } turned upside down.

# $builder: in a double turn the tiles are kept for its second part.
return-fortune-teller-tiles =
    Shuffle the other tiles that your **fortune tellers** gave you back into the stacks{ $builder ->
        [yes] , unless the builder gives you a double turn
       *[no] { "" }
    }.

complete-from-now = Each feature made of tiles that the tile finishes counts as **completed** from now on.

dragon-to-volcano = If the tile shows a **volcano**, put the dragon on it.

princess-removes-knight = If the tile shows a **princess** and is added to a city with a knight in it, you may remove one knight of your choice from that city. If you do, skip steps { STEP("wood-first") } and { STEP("wood-second") }.

# The variant in which it is no choice.
princess-must-remove-knight = If the tile shows a **princess** and is added to a city with a knight in it, you must remove one knight of your choice from that city. Then skip steps { STEP("wood-first") } and { STEP("wood-second") }.

place-outbreak = If the tile shows a **plague** source, you must put the outbreak token with the lowest number that is not yet on the table on it.

place-gold = If the tile shows a **gold** symbol, you must put one gold bar on it and one on a tile next to it.

# $mage, $witch: at least one of them is on the table.
move-mage-or-witch =
    If the tile shows a **mage** symbol{ $mage ->
        [yes] { $witch ->
            [yes] , or joins the features of the mage and the witch
           *[no] { "" }
        }
       *[no] { "" }
    }, you must move { $mage ->
        [yes] { $witch ->
            [yes] the mage or the witch
           *[no] the mage
        }
       *[no] the witch
    }.

place-robbers = If the tile shows a **robber** symbol, you and the next player who has a robber in supply may put your robbers on the scoreboard. If your robber is there already, you may move it.

# $points: points for the wind rose.
wind-rose-points = If the tile shows a quarter of a **wind rose** and you place it in the matching quadrant of the landscape, score { points-counted }.

lay-hill = If the tile shows a **hill**, place it with the face-down tile under it.

lay-solovei-razboynik = If you add the **Solovei Razboynik** tile to a road, or join roads to it, it affects all { highwaymen } on that road.

lay-vodyanoy = If you place the **Vodyanoy** tile, it affects all { meeples } on the tiles next to it.

# Entries follow: the two choices.
lay-porxada = If the tile shows **La Porxada**, choose one of these:

# Under lay-porxada. $peasant-revolts: swapped pieces have to do with their protection.
porxada-swap = **Swap { meeples }**: swap one of your { meeples } on the table with one of another player. If that player refuses, they must put one of their own { meeples } aside until the end of the game.{ $peasant-revolts ->
        [yes] {" "}You may pay points to protect the swapped { meeple } against **peasant revolts**. Each swapped { meeple } keeps the protection that it had.
       *[no] { "" }
    }

# Under lay-porxada.
porxada-bonus = **Bonus**: take the bonus in the final scoring.

place-easter-bunny = If the tile shows an **Easter bunny**, put the Easter bunny figure on it.

pitch-big-top = If this is the first **circus** tile of the game, put an animal token face down on its circus space and the big top on top of it.

# $tokens: the height of the stack.
place-fruit = If the tile shows a **fruit tree**, put a stack of { $tokens } fruit tokens of one kind face down on it. They need not match the tree.

# $points: points for the right order.
spiel-doch-points = If you play with the rules variant and place the second **Spiel Doch! 2/2018** tile in the right order, score { points-counted }.

bathhouse-surrounded = If a trapped { meeple } sits on a **bathhouse** and your tile fills the last free space around it, the owner may take the { meeple } back for free. Owners who forget this must pay for it later.

# $points: points for an arrow that is not used.
arrow-points = If you place a **20th anniversary** tile and do not activate its arrow, score { points-counted }. This is so even if you activate an arrow on a tile next to it.

# Under arrow-points.
only-one-arrow = You may activate only one arrow, even if you placed an extra tile before a **wonder** tile.

# $builder: there are double turns.
arrow-extra-turn =
    If you activate an “extra turn” arrow on the **20th anniversary** tile just placed or on a tile next to it, you take an extra turn after this one{ $builder ->
        [yes] , even if this is a double turn
       *[no] { "" }
    }. You cannot get two extra turns in a row this way.

draw-gift = If the tile extends an occupied road or city in which you do not have the majority now, draw a **gift** card. Look at it in secret. Put it face down in your supply.

# $limit: how many ghosts drive a figure away.
spell-circles-limit-mist = If the tile has **spell circles** and you place it so that it limits their mist, take as many ghosts from the supply as the tile has spell circles. Put them with one or more of your own { meeples }. Remove each { meeple } that now has { $limit } ghosts, and its ghosts with it.

# $points: points for each road.
stonehenge-points = If you placed the **Stonehenge** wonder in an earlier turn and now complete one or more occupied roads, score { points-counted } for each of them.

# First edition's words only. The last action of the step: one message for everything that was scored in it.
messages-after-placing = Add up how far your { scoring-figures } moved in all actions of this step. The place where they stand now counts for **messages**.
