### Draft, not yet reviewed by a native speaker.
### Order of play: what you may do at any time in your turn.

# A heading over its entries.
as-often-as-you-like = So oft du willst:

ask-advice = Du darfst um Rat fragen.

read-rules = Du darfst die Regeln lesen.

look-at-bets = Du darfst dir die **Wettchips** in deinem Vorrat ansehen, aber nicht die auf dem Tisch.

# A heading over its entries. $builder: there are double turns.
only-once =
    Nur einmal{ $builder ->
        [yes] , auch wenn dir der Baumeister einen Doppelzug verschafft
       *[no] { "" }
    }:

# $points: what the captor gets.
ransom-prisoner = Du darfst einen deiner { meeples } freikaufen, den ein anderer Spieler als **Gefangenen** hält. Zahle diesem Spieler { points-counted }.

claim-tunnel = Du darfst einen **Tunneleingang** für dich beanspruchen, den noch niemand beansprucht hat. Lege ein Tunnelplättchen darauf.

# $special-figures: builders, pigs or sheep are on the table. $barn: barns are.
flee-plague =
    Sobald die Pest ausgebrochen ist, darfst du einen { meeple }{ $special-figures ->
        [yes] {" "}oder eine Sonderfigur{ $barn ->
            [yes] {" "}(aber keinen Gutshof)
           *[no] { "" }
        }
       *[no] { "" }
    } **vor der Pest fliehen** lassen.

spread-plague = Sobald die Pest ausgebrochen ist, musst du **die Pest verbreiten**: Lege ein Flohplättchen aus. Verbreite sie nicht in einem Zug, in dem du ein neues Plättchen mit Pestsymbol anlegst.
