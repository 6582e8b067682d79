### Order of play, phase 4: the rest of what the tile brings, and the end of the turn.

## Step 4A: actions of the tile.

use-catapult = If the tile you placed shows a **fair**, use the catapult.
# Under use-catapult. The name of a catapult token: it swaps a meeple of yours for one of another player.
protect-seduced-meeple = **Seduction** token: you may pay points to protect the { meeple } that you swapped in from **peasant revolts**.

# New edition’s words only. Comes after everything that is scored in the turn, with the badge for messages.
messages-end-of-turn = Finish all scoring of this turn so far. Then look at the whole movement of your { scoring-figures }.

easter-nest-eggs = If an **Easter nest** was completed, you and each other player with { meeples } on the tiles next to it get Easter eggs.

# $dragon: a dragon tile can start the phase too.
move-easter-bunny =
    If you placed an **Easter bunny** tile{ $dragon ->
        [yes] , or if a dragon tile completed an Easter nest
       *[no] { "" }
    }, the Easter bunny phase takes place. The players move the Easter bunny figure. Each { meeple } that it meets on the way brings its owner an Easter egg.

place-betting-chips = If the tile you placed shows a **betting office**, each player may put one betting chip face down on it. Skip this if it is the last tile of the game.

# (A) and (B) are two choices; the kind of crop circle names the kind of figure. $peasant-revolts: it can be protected.
resolve-crop-circle =
    If the tile you placed shows a **crop circle**, you choose what all players now do: (A) each *may* place a { meeple } next to one of their own { meeples } on the board, or (B) each *must* take one of their { meeples } off the board. The kind of crop circle tells which kind of { meeple }.{ $peasant-revolts ->
        [yes] { " " }You may pay points to protect the { meeple } you place from **peasant revolts**.
       *[no] { "" }
    }

# The two cases follow as a list and end the sentence.
escape-siege = You may take one knight out of a **besieged** city if a monastic building ({ LIST("monastery-like") }) is directly next to:
# Under escape-siege. Siege is the name of the small expansion.
escape-siege-city-tile = A tile of that city (Siege)
# Under escape-siege. Cathars and Besiegers are the names of the other two.
escape-siege-cathar-tile = A Cathar tile (Cathars) or a besiegers tile (Besiegers)

# Without double turns. The actions follow as a list.
hold-bazaar = If the tile you placed shows a **bazaar**, you did not get it at a bazaar and enough tiles are left, do this:
bazaar-auction = Hold an auction.
# The variant without an auction.
bazaar-choice = Turn over one tile for each player. Each player takes one of these tiles, clockwise from the player to your left round to you.
play-bazaar-round = Play a bazaar round. Each player places the tile that they got, clockwise from the player to your left round to you. They follow the order of play, but use this tile instead of drawing one.

# With double turns, first edition. The actions follow as a list and are repeated.
hold-bazaars-in-turn = If the tile you placed shows a **bazaar**, you did not get it at a bazaar and enough tiles are left, do this and repeat it until no bazaar is put off any more:
bazaar-in-turn-auction = Hold an auction.
# The variant without an auction.
bazaar-in-turn-choice = Turn over one tile for each player. Each player takes one of these tiles, clockwise from the player to your left round to you.
# Two special cases follow as a list.
bazaar-in-turn-round = Play a bazaar round. Each player places the tile that they got, clockwise from the player to your left round to you. They follow the order of play, but use this tile instead of drawing one. Two things can happen on the way:
# Under bazaar-in-turn-round.
bazaar-in-turn-double-turn = If a player gets a double turn, they play both parts of it as usual before the next player’s bazaar turn.
# Under bazaar-in-turn-round.
bazaar-in-turn-new-bazaar = If another bazaar tile comes up and is placed in the second part of a player’s double turn, go on as usual. Put the new bazaar off until this bazaar round is over. Then hold it.

# With double turns, new edition. The actions follow as a list.
hold-only-bazaar = If the tile you placed shows a **bazaar**, you did not get it at a bazaar and enough tiles are left, do this:
only-bazaar-auction = Hold an auction.
# The variant without an auction.
only-bazaar-choice = Turn over one tile for each player. Each player takes one of these tiles, clockwise from the player to your left round to you.
# Two special cases follow as a list.
only-bazaar-round = Play a bazaar round. Each player places the tile that they got, clockwise from the player to your left round to you. They follow the order of play, but use this tile instead of drawing one. Two things can happen on the way:
# Under only-bazaar-round.
only-bazaar-double-turn = If a player gets a double turn, they play both parts of it as usual before the next player’s bazaar turn.
# Under only-bazaar-round.
only-bazaar-new-bazaar = If another bazaar tile comes up and is placed in the second part of a player’s double turn, go on as usual. It brings no bazaar.

## Step 4B: the end of the turn.

take-double-turn = If your **builder** was on a road or in a city that the tile extended, carry out steps { STEP("draw-tile") } to { STEP("finish-tile") } once more, but only once.
