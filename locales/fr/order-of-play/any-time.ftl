### Draft, not yet reviewed by a native speaker.
### Order of play: what you may do at any time in your turn.

# A heading over its entries.
as-often-as-you-like = Aussi souvent que vous le voulez :

ask-advice = Vous pouvez demander conseil.

read-rules = Vous pouvez lire les règles.

look-at-bets = Vous pouvez regarder les **jetons de pari** de votre réserve, mais pas ceux qui sont sur la table.

# A heading over its entries. $builder: there are double turns.
only-once =
    Une seule fois{ $builder ->
        [yes] , même si le bâtisseur vous donne un double tour
       *[no] { "" }
    } :

# $points: what the captor gets.
ransom-prisoner = Vous pouvez racheter un de vos { meeples } qu’un autre joueur retient **prisonnier**. Payez-lui { points-counted }.

claim-tunnel = Vous pouvez revendiquer une entrée de **tunnel** que personne n’a revendiquée. Posez un jeton Tunnel dessus.

# $special-figures: builders, pigs or sheep are on the table. $barn: barns are.
flee-plague =
    Une fois la peste active, vous pouvez laisser un { meeple }{ $special-figures ->
        [yes] {" "}ou un pion spécial{ $barn ->
            [yes] {" "}(mais pas une grange)
           *[no] { "" }
        }
       *[no] { "" }
    } **fuir la peste**.

spread-plague = Une fois la peste active, vous devez **propager la peste** : posez un jeton Puce. Ne la propagez pas lors d’un tour où vous placez un nouveau foyer de peste.
