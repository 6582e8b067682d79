### Order of play: what you may do at any time in your turn.

# A heading over its entries.
as-often-as-you-like = As often as you like:

ask-advice = You may ask for advice.

read-rules = You may read the rules.

look-at-bets = You may look at the **betting chips** in your supply, but not at those on the table.

# A heading over its entries. $builder: there are double turns.
only-once =
    Only once{ $builder ->
        [yes] , even if the builder gives you a double turn
       *[no] { "" }
    }:

# $points: what the captor gets.
ransom-prisoner = You may buy back one of your { meeples } that another player holds as a **prisoner**. Pay that player { points-counted }.

claim-tunnel = You may claim a **tunnel** entrance that nobody has claimed. Place a tunnel token on it.

# $special-figures: builders, pigs or sheep are on the table. $barn: barns are.
flee-plague =
    Once the plague is active, you may let one { meeple }{ $special-figures ->
        [yes] {" "}or special figure{ $barn ->
            [yes] {" "}(but no barn)
           *[no] { "" }
        }
       *[no] { "" }
    } **flee from the plague**.

spread-plague = Once the plague is active, you must **spread the plague**: place a flea token. Do not spread it in a turn in which you place a new plague source.
