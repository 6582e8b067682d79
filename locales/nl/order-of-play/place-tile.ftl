### Draft, not yet reviewed by a native speaker.
### Order of play, phase 1: the turn begins, a tile is drawn and placed.

## Step 1A

# $points: points for the fairy.
fairy-point = Heeft een van je { meeples } de **fee** bij zich, dan krijg je { points-counted }.

# Under fairy-point.
fairy-point-acrobats = Is dat een **artiest**, dan telt dit voor iedere artiest die je in de piramide hebt.

eradicate-outbreak = Is de voorraad **vlooien** op, haal dan het oudste uitbraakfiche van het speelveld. Herhaal dit tot er vlooien op het speelveld inactief worden of er één uitbraak overblijft.

## Step 1B

# $fortune-teller: a player may draw several tiles. $own-tiles: abbey tiles and the like.
use-mandatory-tile =
    Heb je een tegel die je moet aanleggen, gebruik die dan. Trek geen { $fortune-teller ->
        [yes] tegels
       *[no] tegel
    }{ $own-tiles ->
        [yes] {" "}en kies er ook geen uit je voorraad
       *[no] { "" }
    }.

# Under use-mandatory-tile.
use-bazaar-tile = Heb je een tegel van een eerdere **bazaar**, dan moet je die gebruiken.

# Under use-mandatory-tile.
use-wonder-tile = Ligt er een **wondertegel** in je voorraad, dan moet je die gebruiken.

# Under use-wonder-tile.
wonder-tile-does-not-fit = Past de wondertegel nergens, trek er dan een extra tegel bij om vlak ervoor aan te leggen. Leg elke tegel opzij die niet helpt. Blijf trekken tot je zowel de getrokken tegel als de wondertegel kunt aanleggen.

# Under use-mandatory-tile.
use-fortune-teller-tile = Heb je in het eerste deel van een dubbele beurt extra tegels voor je **waarzeggers** getrokken, dan moet je van de tegels die toen overbleven er een kiezen die past, als die er is. Schud de rest weer door de stapels.

# Under use-fortune-teller-tile.
fortune-teller-tile-does-not-fit = Past er geen, leg ze dan af en trek een voor een tegels tot er een past.

# Entries follow: the kinds of tile. $mandatory-tiles: a player may have to place a tile.
use-own-tile =
    { $mandatory-tiles ->
        [yes] Hoef je geen bepaalde tegel aan te leggen, heb je een van deze tegels in je voorraad
       *[no] Heb je een van deze tegels in je voorraad
    } en past die ergens, dan mag je hem aanleggen zonder een tegel te trekken:

# Under use-own-tile.
own-tile-abbey = Een **abdijtegel**, in een gat met tegels aan alle zijden

# Under use-own-tile.
own-tile-halfling = Een **halfje**

# Under use-own-tile.
own-tile-german-castle = Een **Duitse burcht**

# Under use-own-tile.
own-tile-wetland = Een **moeraslandtegel**

# $mandatory-tiles, $own-tiles: the actions before this one may have given a tile.
# $fortune-teller: more tiles are drawn.
draw-random-tile =
    { $mandatory-tiles ->
        [yes] Hebben de acties hierboven je geen tegel gegeven om aan te leggen, trek dan
       *[no] { $own-tiles ->
            [yes] Heeft de actie hierboven je geen tegel gegeven om aan te leggen, trek dan
           *[no] Trek
        }
    } een willekeurige tegel.{ $fortune-teller ->
        [yes] {" "}Trek per **waarzegger** die je hebt één tegel extra. Kies uit de getrokken tegels een tegel die past.
       *[no] { "" }
    }

# Under draw-random-tile. $builder: the other tiles are kept for the second part of a double turn.
drawn-tiles-do-not-fit =
    Heb je ervoor gekozen om voor je **waarzeggers** extra tegels te trekken en past er geen enkele tegel, leg dan { $builder ->
        [yes] een ervan
       *[no] ze allemaal
    } opzij. Trek een voor een tegels tot er een past. Schud daarna de tegels die je opzij hebt gelegd weer door de stapels.

# Under draw-random-tile.
dragon-tile-too-early = Toont de tegel een **draak** en is de draak nog niet in het spel, leg de tegel dan opzij en trek een andere willekeurige tegel. Schud de opzijgelegde tegels weer door de stapels als de eerste **vulkaantegel** wordt aangelegd.

# $wheel-of-fortune, $peasant-revolts: the tile has actions before it is placed.
show-tile =
    Laat alle spelers de tegel zien.{ $wheel-of-fortune ->
        [yes] {" "}Leg hem voor je neer zolang je zijn acties uitvoert.
       *[no] { $peasant-revolts ->
            [yes] {" "}Leg hem voor je neer zolang je zijn acties uitvoert.
           *[no] { "" }
        }
    }

draw-tile-for-hill = Toont de tegel een **heuvel**, trek dan meteen nog een tegel, als die er is. Bewaar die gedekt onder de heuveltegel.

spin-wheel-of-fortune = Toont de tegel een symbool van het **Rad van Fortuin**, voer de actie van het rad dan nu uit.

resolve-peasant-revolt = Toont de tegel een symbool van een **boerenopstand**, voer de opstand dan nu uit voor het soort project dat de tegel noemt.

open-gift = Kan de tegel worden aangelegd, dan mag je een **geschenk** uit je voorraad openen. Draai de kaart om, doe wat erop staat en leg hem op de aflegstapel.

# First edition's words only. The last action of the step: one message for everything that was scored in it.
messages-after-draw = Tel op hoe ver je { scoring-figures } bij alle acties van deze stap zijn verplaatst. De plek waar ze nu staan, telt voor de **nieuwsberichten**.

## Step 1C

# $hills: a hill tile may have drawn a tile to lie under it.
lay-tile =
    Leg de tegel aan. Past hij nergens, leg hem dan opzij{ $hills ->
        [yes] , samen met de eventuele tegel voor zijn **heuvel**,
       *[no] { "" }
    } en ga terug naar stap { STEP("draw-tile") }.

# Under lay-tile. With c1 a bridge may also be built later in the turn.
build-bridge =
    Heb je nog een **brug**, dan mag je die bouwen op de aangelegde tegel of op een tegel die er met een zijde aan grenst. Misschien past de tegel alleen dankzij de brug.{ $edition ->
        [c1] {" "}Heb je de brug daar niet voor nodig, dan mag je hem op elk moment in je beurt bouwen, binnen de grenzen die afgebouwde projecten en gezette speelstukken stellen.
       *[c2] { "" }
    } Past de tegel alleen met de brug, dan mag je de tegel ook opzijleggen.

# Under build-bridge.
bridge-beside-tower = Staat er een **toren** op de tegel, schuif die dan iets opzij als de brug de ruimte nodig heeft.

# Under build-bridge.
no-bridge-over-acrobats = Een **artiestentegel** met een artiest erop mag geen brug krijgen.

# Under build-bridge.
bridge-over-circus = Een **circustegel** mag wel een brug krijgen, of de circustent er nu op staat of niet.

# Under lay-tile.
lay-extra-tile-before-wonder = Heb je een extra tegel getrokken om plaats te maken voor een **wondertegel**, leg de extra tegel dan eerst aan.

# Under lay-tile.
mark-wonder = Leg je een **wondertegel** aan, zet je markeerspeelstuk dan midden op het wonder. Dat is een gewone { meeple } die op zijn kop staat.

# $builder: in a double turn the tiles are kept for its second part.
return-fortune-teller-tiles =
    Schud de overige tegels van je **waarzeggers** weer door de stapels{ $builder ->
        [yes] , tenzij de bouwmeester je een dubbele beurt geeft
       *[no] { "" }
    }.

complete-from-now = Elk project uit tegels dat deze tegel afmaakt, geldt vanaf nu als **afgebouwd**.

dragon-to-volcano = Toont de tegel een **vulkaan**, zet de draak er dan op.

princess-removes-knight = Toont de tegel een **jonkvrouw** en breidt hij een stad uit waar een ridder in staat, dan mag je een van de ridders in die stad verwijderen. Doe je dat, sla dan stap { STEP("wood-first") } en { STEP("wood-second") } over.

# The variant in which it is no choice.
princess-must-remove-knight = Toont de tegel een **jonkvrouw** en breidt hij een stad uit waar een ridder in staat, dan moet je een van de ridders in die stad verwijderen. Sla daarna stap { STEP("wood-first") } en { STEP("wood-second") } over.

place-outbreak = Toont de tegel een **pestbron**, dan moet je er een uitbraakfiche op leggen. Neem van de fiches die nog niet op het speelveld liggen het laagste nummer.

place-gold = Toont de tegel een **goudsymbool**, dan moet je één goudstaaf op deze tegel leggen en één op een aangrenzende tegel.

# $mage, $witch: at least one of them is on the table.
move-mage-or-witch =
    Toont de tegel een **tovenaarssymbool**{ $mage ->
        [yes] { $witch ->
            [yes] {" "}of verbindt hij de projecten van de tovenaar en de heks
           *[no] { "" }
        }
       *[no] { "" }
    }, dan ben je verplicht om { $mage ->
        [yes] { $witch ->
            [yes] de tovenaar of de heks
           *[no] de tovenaar
        }
       *[no] de heks
    } te verplaatsen.

place-robbers = Toont de tegel een **roversymbool**, dan mag je je rover op het scoretableau zetten. De volgende speler met een rover in voorraad mag dat ook. Staat jouw rover er al, dan mag je hem verplaatsen.

# $points: points for the wind rose.
wind-rose-points = Je krijgt { points-counted } als de tegel een kwart van een **windroos** toont en je hem in het bijpassende kwadrant van het speelveld legt.

lay-hill = Toont de tegel een **heuvel**, dan blijft de gedekte tegel er bij het aanleggen onder liggen.

lay-solovei-razboynik = Leg je de tegel **Solovei Razboynik** aan een weg, of verbind je er wegen mee, dan treft hij alle { highwaymen } van die weg.

lay-vodyanoy = Leg je de tegel **Vodyanoy** aan, dan treft hij alle { meeples } op de aangrenzende tegels.

# Entries follow: the two choices.
lay-porxada = Toont de tegel **La Porxada**, kies dan een van deze mogelijkheden:

# Under lay-porxada. $peasant-revolts: swapped pieces have to do with their protection.
porxada-swap = **Ruilen**: ruil een van je { meeples } op het speelveld met een van een andere speler. Weigert die speler, dan moet die zelf een eigen { meeple } opzijzetten tot het spel is afgelopen.{ $peasant-revolts ->
        [yes] {" "}Je mag punten betalen om de geruilde { meeple } tegen **boerenopstanden** te beschermen. Elke geruilde { meeple } houdt de bescherming die hij had.
       *[no] { "" }
    }

# Under lay-porxada.
porxada-bonus = **Bonus**: kies de bonus bij de eindtelling.

place-easter-bunny = Toont de tegel een **paashaas**, zet de paashaas dan op de tegel.

pitch-big-top = Is dit de eerste **circustegel** van het spel, leg dan een dierfiche gedekt op het circusveld en zet de circustent erbovenop.

# $tokens: the height of the stack.
place-fruit = Toont de tegel een **fruitboom**, leg er dan een gedekte stapel van { $tokens } fruitfiches van één soort op. Die soort hoeft niet bij de boom te passen.

# $points: points for the right order.
spiel-doch-points = Speel je met de spelregelvariant en leg je de tweede tegel van **Spiel Doch! 2/2018** in de juiste volgorde aan, dan krijg je { points-counted }.

bathhouse-surrounded = Vult de tegel de laatste vrije plek rond een **badhuis** waarin een { meeple } vastzit, dan mag de eigenaar hem gratis terugnemen. Wie dat vergeet, moet er later voor betalen.

# $points: points for an arrow that is not used.
arrow-points = Leg je een tegel van het **20-jarig jubileum** aan zonder de pijl ervan te activeren, dan krijg je { points-counted }. Dat geldt zelfs als je een pijl op een aangrenzende tegel activeert.

# Under arrow-points.
only-one-arrow = Je mag maar één pijl activeren, ook als je vóór een **wondertegel** een extra tegel hebt aangelegd.

# $builder: there are double turns.
arrow-extra-turn =
    Activeer je een pijl ‘extra beurt’ op de aangelegde tegel van het **20-jarig jubileum** of op een aangrenzende tegel, dan krijg je na deze beurt nog een beurt{ $builder ->
        [yes] , zelfs als dit een dubbele beurt is
       *[no] { "" }
    }. Zo kun je nooit twee extra beurten na elkaar krijgen.

draw-gift = Breidt de tegel een bezette weg of stad uit waarin je nu niet de meerderheid hebt, trek dan een **geschenkkaart**. Bekijk de kaart, maar laat hem aan niemand zien. Leg hem gedekt in je voorraad.

# $limit: how many ghosts drive a figure away.
spell-circles-limit-mist = Heeft de tegel **spreukencirkels** en leg je hem zo aan dat hij hun mist beperkt, dan levert elke cirkel op de tegel je een spook uit de voorraad op. Zet deze spoken bij een of meer van je eigen { meeples }. Verwijder elke { meeple } die nu { $limit } spoken heeft, samen met zijn spoken.

# $points: points for each road.
stonehenge-points = Ligt je wonder **Stonehenge** er al sinds een eerdere beurt en bouw je nu een of meer bezette wegen af, dan krijg je voor elk daarvan { points-counted }.

# First edition's words only. The last action of the step: one message for everything that was scored in it.
messages-after-placing = Tel op hoe ver je { scoring-figures } bij alle acties van deze stap zijn verplaatst. De plek waar ze nu staan, telt voor de **nieuwsberichten**.
