### Draft, not yet reviewed by a native speaker.
### Order of play, phase 4: the rest of what the tile brings, and the end of the turn.

## Step 4A: actions of the tile.

use-catapult = Toont de aangelegde tegel een **kermis**, gebruik dan de katapult.
# Under use-catapult. The name of a catapult token: it swaps a meeple of yours for one of another player.
protect-seduced-meeple = **Verleidingsfiche**: je mag punten betalen om de { meeple } die je door de ruil hebt gezet tegen **boerenopstanden** te beschermen.

# New edition’s words only. Comes after everything that is scored in the turn, with the badge for messages.
messages-end-of-turn = Rond eerst alle puntentellingen van deze beurt tot nu toe af. Kijk dan naar de hele verplaatsing van je { scoring-figures }.

easter-nest-eggs = Is er een **paasnest** afgebouwd, dan krijgen jij en elke andere speler met { meeples } op de aangrenzende tegels paaseieren.

# $dragon: a dragon tile can start the phase too.
move-easter-bunny =
    Heb je een **paashaastegel** aangelegd{ $dragon ->
        [yes] {" "}of heeft een draaktegel een paasnest afgebouwd
       *[no] { "" }
    }, dan volgt de paashaasfase. De spelers verplaatsen de paashaas. Elke { meeple } die hij onderweg tegenkomt, levert zijn eigenaar een paasei op.

place-betting-chips = Toont de aangelegde tegel een **wedlokaal**, dan mag elke speler er één wedfiche gedekt op leggen. Sla dit over als het de allerlaatste tegel is.

# (A) and (B) are two choices; the kind of crop circle names the kind of figure. $peasant-revolts: it can be protected.
resolve-crop-circle =
    Toont de aangelegde tegel een **graancirkel**, dan kies jij wat alle spelers nu doen: (A) iedereen *mag* op het speelveld een { meeple } naast een eigen { meeple } zetten, of (B) iedereen *moet* een eigen { meeple } van het speelveld terugnemen. Het soort graancirkel bepaalt om welk soort { meeple } het gaat.{ $peasant-revolts ->
        [yes] { " " }Je mag punten betalen om de { meeple } die je zet tegen **boerenopstanden** te beschermen.
       *[no] { "" }
    }

# The two cases follow as a list and end the sentence.
escape-siege = Je mag een van de ridders uit een **belegerde** stad halen als een kloosterachtig gebouw ({ LIST("monastery-like") }) direct naast een van deze tegels ligt:
# Under escape-siege. Siege is the name of the small expansion.
escape-siege-city-tile = Een van de tegels van die stad (Beleg)
# Under escape-siege. Cathars and Besiegers are the names of the other two.
escape-siege-cathar-tile = Een katharentegel (Katharen) of een belegeraarstegel (Belegeraars)

# Without double turns. The actions follow as a list.
hold-bazaar = Toont de aangelegde tegel een **bazaar**, heb je die tegel niet bij een bazaar gekregen en zijn er nog genoeg tegels, doe dan dit:
bazaar-auction = Houd een veiling.
# The variant without an auction.
bazaar-choice = Draai voor elke speler één tegel om. Alle spelers nemen er één van, met de klok mee van de speler links van je tot en met jijzelf.
play-bazaar-round = Speel een bazaarronde. Alle spelers leggen de tegel aan die ze hebben gekregen, met de klok mee van de speler links van je tot en met jijzelf. Ze doorlopen het spelverloop, maar gebruiken deze tegel en trekken er geen.

# With double turns, first edition. The actions follow as a list and are repeated.
hold-bazaars-in-turn = Toont de aangelegde tegel een **bazaar**, heb je die tegel niet bij een bazaar gekregen en zijn er nog genoeg tegels, doe dan dit en herhaal het tot er geen uitgestelde bazaar meer is:
bazaar-in-turn-auction = Houd een veiling.
# The variant without an auction.
bazaar-in-turn-choice = Draai voor elke speler één tegel om. Alle spelers nemen er één van, met de klok mee van de speler links van je tot en met jijzelf.
# Two special cases follow as a list.
bazaar-in-turn-round = Speel een bazaarronde. Alle spelers leggen de tegel aan die ze hebben gekregen, met de klok mee van de speler links van je tot en met jijzelf. Ze doorlopen het spelverloop, maar gebruiken deze tegel en trekken er geen. Onderweg kunnen twee dingen gebeuren:
# Under bazaar-in-turn-round.
bazaar-in-turn-double-turn = Krijgt een speler een dubbele beurt, dan speelt die eerst gewoon beide delen ervan. Pas daarna gaat de bazaarronde naar de volgende speler.
# Under bazaar-in-turn-round.
bazaar-in-turn-new-bazaar = Legt een speler in het tweede deel van een dubbele beurt een pas getrokken bazaartegel aan, ga dan gewoon door. Stel de nieuwe bazaar uit tot deze bazaarronde voorbij is. Houd die bazaar daarna.

# With double turns, new edition. The actions follow as a list.
hold-only-bazaar = Toont de aangelegde tegel een **bazaar**, heb je die tegel niet bij een bazaar gekregen en zijn er nog genoeg tegels, doe dan dit:
only-bazaar-auction = Houd een veiling.
# The variant without an auction.
only-bazaar-choice = Draai voor elke speler één tegel om. Alle spelers nemen er één van, met de klok mee van de speler links van je tot en met jijzelf.
# Two special cases follow as a list.
only-bazaar-round = Speel een bazaarronde. Alle spelers leggen de tegel aan die ze hebben gekregen, met de klok mee van de speler links van je tot en met jijzelf. Ze doorlopen het spelverloop, maar gebruiken deze tegel en trekken er geen. Onderweg kunnen twee dingen gebeuren:
# Under only-bazaar-round.
only-bazaar-double-turn = Krijgt een speler een dubbele beurt, dan speelt die eerst gewoon beide delen ervan. Pas daarna gaat de bazaarronde naar de volgende speler.
# Under only-bazaar-round.
only-bazaar-new-bazaar = Legt een speler in het tweede deel van een dubbele beurt een pas getrokken bazaartegel aan, ga dan gewoon door. De bazaar ervan vervalt.

## Step 4B: the end of the turn.

take-double-turn = Stond je **bouwmeester** op een weg of in een stad die de tegel heeft uitgebreid, doorloop dan de stappen { STEP("draw-tile") } tot en met { STEP("finish-tile") } opnieuw, maar niet vaker dan één keer.
