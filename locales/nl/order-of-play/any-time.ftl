### Draft, not yet reviewed by a native speaker.
### Order of play: what you may do at any time in your turn.

# A heading over its entries.
as-often-as-you-like = Zo vaak als je wilt:

ask-advice = Je mag de anderen om raad vragen.

read-rules = Je mag de spelregels nalezen.

look-at-bets = Je mag de **wedfiches** in je voorraad bekijken, maar niet die op het speelveld.

# A heading over its entries. $builder: there are double turns.
only-once =
    Maar één keer{ $builder ->
        [yes] , zelfs als de bouwmeester je een dubbele beurt geeft
       *[no] { "" }
    }:

# $points: what the captor gets.
ransom-prisoner = Je mag een van je { meeples } vrijkopen die een andere speler als **gevangene** heeft. Betaal die speler { points-counted }.

claim-tunnel = Je mag een **tunnelopening** claimen die nog van niemand is. Leg er een tunnelfiche op.

# $special-figures: builders, pigs or sheep are on the table. $barn: barns are.
flee-plague =
    Zodra de pest actief is, mag je één { meeple }{ $special-figures ->
        [yes] {" "}of bijzonder speelstuk{ $barn ->
            [yes] {" "}(maar geen herenboerderij)
           *[no] { "" }
        }
       *[no] { "" }
    } **voor de pest laten vluchten**.

spread-plague = Zodra de pest actief is, moet je **de pest verspreiden**: leg een vlooienfiche. Doe dit niet in een beurt waarin je een nieuwe pestbron aanlegt.
