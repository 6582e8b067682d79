### Draft, not yet reviewed by a native speaker.
### Order of play, phase 2: the figures (“wood”) are placed, moved and taken back.
### A meeple and a figure (het speelstuk) are “gezet”, a tile is “aangelegd”, a token is “gelegd”.

## The list “monastery-like”: the buildings that count as a monastery.
## Its items stand in parentheses, without an article: “(klooster, abdij of cultusplaats)”.

monastery-like-monastery = { monastery }

monastery-like-abbey = abdij

monastery-like-shrine = cultusplaats

# A monastery of the German landmarks expansion; so with the two below.
monastery-like-german-monastery = Duits { monastery }

monastery-like-dutch-belgian-monastery = Nederlands/Belgisch { monastery }

monastery-like-japanese-building = Japans gebouw

monastery-like-darmstadt-church = kerk in Darmstadt

## Step 2A: before figures are placed.

# $around (number): the tiles around the one that was placed.
gather-ghosts = Heeft de aangelegde tegel **spreukencirkels**, zet de spoken van de { $around } tegels eromheen dan op deze cirkels. Zijn het er te weinig, vul dan zo veel mogelijk aan uit de voorraad.

# $limit (number): the ghosts that drive a meeple off.
# $spell-circles: more ghosts come from spell circles; mist-still-open and mist-completed follow as a list.
mist-extended =
    Heeft de aangelegde tegel **de mist uitgebreid**, geef dan zo mogelijk een { meeple } van een tegenstander een spook uit de voorraad. Heeft die { meeple } nu { $limit } spoken, verwijder hem dan met zijn spoken.{ $spell-circles ->
        [yes] { " " }Heeft de mist ook spoken op **spreukencirkels** (de aangelegde tegel telt niet mee), geef dan spoken van die cirkels aan { meeples } van tegenstanders. Leg spoken die je niet kunt geven terug in de voorraad. Neem de spoken hiervandaan:
       *[no] { "" }
    }

# Under mist-extended, with spell circles.
mist-still-open = Is de mist niet afgebouwd, neem dan één spook van de spreukencirkels erin, maar niet van de aangelegde tegel.

# Under mist-extended, with spell circles.
mist-completed = Is de mist afgebouwd, neem dan alle spoken van de spreukencirkels erin, ook van die op de aangelegde tegel.

# Under mist-extended, after the two ways above. $limit (number): the ghosts that drive a meeple off.
mist-extended-too-many-ghosts = Verwijder elke { meeple } die nu { $limit } spoken heeft, samen met zijn spoken.

# $limit (number): the ghosts that drive a meeple off. $spell-circles: more ghosts come from spell circles.
mist-limited =
    Heeft de aangelegde tegel **de mist beperkt**, geef dan zo mogelijk een van je eigen { meeples } een spook uit de voorraad. Heeft die { meeple } nu { $limit } spoken, verwijder hem dan met zijn spoken.{ $spell-circles ->
        [yes] { " " }Heeft de mist ook spoken op **spreukencirkels** (de aangelegde tegel telt niet mee), geef die dan allemaal aan een of meer van je eigen { meeples }. Leg spoken die je niet kunt geven terug in de voorraad. Verwijder elke { meeple } die nu { $limit } spoken heeft meteen, samen met zijn spoken.
       *[no] { "" }
    }

buy-back-from-bathhouse = Je mag een { meeple } van jou uit een **badhuis** vrijkopen. Je verliest zo veel punten als de badhuistegel aangeeft. Je mag deze { meeple } in dezelfde beurt weer zetten.

## Step 2B-1: one choice of many.

# Before the numbered list of choices.
# $princess: a princess makes you skip the step. $wonders, $most (number): so many choices after a wonder tile.
wood-first-lead =
    { $princess ->
        [yes] Heb je door een **jonkvrouw** een ridder verwijderd, sla deze stap dan over. Anders mag je precies één ding van deze lijst doen
       *[no] Je mag precies één ding van deze lijst doen
    }{ $wonders ->
        [yes] , of hoogstens { $most } na het aanleggen van een **wondertegel**:
       *[no] :
    }

# The kinds of meeple follow as a list. $wonders, $most (number): so many meeples on a wonder tile.
# The other variables each add a sentence; $dragon and $plague forbid it.
place-meeple =
    Zet een { meeple }{ $wonders ->
        [yes] , of na het aanleggen van een **wondertegel** hoogstens { $most } { meeples }
       *[no] { "" }
    }.{ $magic-portal ->
        [yes] { " " }Je mag een **magische poort**{ $flier ->
            [yes] { " " }of een **vliegtuig**
           *[no] { "" }
        } op de aangelegde tegel gebruiken.
       *[no] { $flier ->
            [yes] { " " }Je mag een **vliegtuig** op de aangelegde tegel gebruiken.
           *[no] { "" }
        }
    }{ $anniversary-20 ->
        [yes] { " " }Heeft je tegel een pijl van het **20-jarig jubileum** geactiveerd, dan mag je daarmee de { meeple } ergens anders zetten of toevoegen.
       *[no] { "" }
    }{ $peasant-revolts ->
        [yes] { " " }Kan een **boerenopstand** het project treffen, dan mag je punten betalen om de { meeple } te beschermen.
       *[no] { "" }
    }{ $dragon ->
        [yes] { " " }Je mag geen { meeple } zetten als de aangelegde tegel een **vulkaan**{ $plague ->
            [yes] { " " }of een **pestbron**
           *[no] { "" }
        } toont.
       *[no] { $plague ->
            [yes] { " " }Je mag geen { meeple } zetten als de aangelegde tegel een **pestbron** toont.
           *[no] { "" }
        }
    }

# Under place-meeple, like the kinds that follow. $bridges: wooden bridges count too.
place-regular-meeple =
    Een **gewone { meeple }** op een onbezet project van de aangelegde tegel{ $bridges ->
        [yes] { " " }of een houten brug
       *[no] { "" }
    }

place-large-meeple =
    Je **{ large-meeple }** op een project{ $bridges ->
        [yes] { " " }of een houten brug
       *[no] { "" }
    }

place-mayor = Je **burgemeester** in een stad

place-wagon =
    Je **transportwagen** op een project{ $bridges ->
        [yes] { " " }of een houten brug
       *[no] { "" }
    }, maar niet op een { farm }

# $gardens: an abbot may also stand in a garden.
place-abbot =
    Je **abt** { $gardens ->
        [yes] in een tuin of op een
       *[no] op een
    } kloosterachtig gebouw ({ LIST("monastery-like") })

place-ringmaster =
    Je **circusdirecteur** op een project{ $bridges ->
        [yes] { " " }of een houten brug
       *[no] { "" }
    }

place-guard-meeple =
    Je **{ guard-meeple }** op een project{ $bridges ->
        [yes] { " " }of een houten brug
       *[no] { "" }
    }

# Heading over the notes on placing a meeple: one note without wonders, more with them.
place-meeple-notes =
    { $wonders ->
        [yes] Opmerkingen
       *[no] Opmerking
    }

# $most (number): the meeples that may be placed on a wonder tile.
meeples-on-wonder-tile = Zet je op een **wondertegel** { $most } { meeples }, dan mogen ze een vak delen, maar geen project.

# The extra tile is the one that was drawn because the wonder tile did not fit.
no-meeple-on-extra-tile = Zet geen { meeple } rechtstreeks op een extra tegel die je hebt getrokken om de **wondertegel** te laten passen.

no-flier-on-extra-tile = Gebruik geen vliegtuig op de extra tegel.

no-magic-portal-on-extra-tile = Gebruik geen magische poort op de extra tegel.

# $most (number): the meeples of one player.
meeples-on-fortune-teller-tent = Op een **waarzeggerstent** mogen nooit meer dan { $most } { meeples } van dezelfde speler staan.

# The kinds of meeple follow as a list. $black-tower: towers have floors of several colours.
occupy-tower =
    Zet een { meeple } boven op een { $black-tower ->
        [yes] normale of zwarte{ " " }
       *[no] { "" }
    }**toren**:

# Under occupy-tower, like the kinds that follow.
occupy-tower-regular-meeple = Een **gewone { meeple }**

occupy-tower-large-meeple = Je **{ large-meeple }**

occupy-tower-ringmaster = Je **circusdirecteur**

occupy-tower-guard-meeple = Je **{ guard-meeple }**

# Heading over add-acrobat and score-pyramid.
acrobat-action = Doe één ding met **artiesten**:

# The ways to get there follow as a list. $bridges: a wooden bridge may be in the way.
add-acrobat =
    Voeg een gewone { meeple } toe aan een **artiestenpiramide** die nog niet is afgebouwd{ $bridges ->
        [yes] { " " }en niet op een tegel met een houten brug staat
       *[no] { "" }
    }:

# Under add-acrobat, like the ways that follow.
add-acrobat-directly = Rechtstreeks, als je een artiestentegel of een tegel ernaast hebt aangelegd

add-acrobat-by-magic-portal = Via een **magische poort** op de aangelegde tegel, als je die nog niet hebt gebruikt

add-acrobat-by-flier = Met een **vliegtuig** op de aangelegde tegel, als je dat nog niet hebt gebruikt

add-acrobat-by-arrow = Met een pijl van het **20-jarig jubileum** voor het zetten van een { meeple }, als je tegel die heeft geactiveerd

# Under add-acrobat, after its ways. $height (number): the acrobats of a full pyramid.
pyramid-complete = Zodra de piramide { $height } { meeples } heeft, geldt hij als **afgebouwd**.

# $ghosts: acrobats may have ghosts with them.
score-pyramid =
    Tel de punten voor een **artiestenpiramide** die in een eerdere beurt is afgebouwd. Haal alle artiesten{ $ghosts ->
        [yes] { " " }en eventuele spoken
       *[no] { "" }
    } eraf. In latere beurten mag daar een nieuwe piramide worden gebouwd.

# Heading over place-pig, place-builder and place-shepherd. $dragon and $plague forbid it.
place-other-figure =
    Zet een ander speelstuk van jezelf.{ $dragon ->
        [yes] { " " }Dit mag niet als de aangelegde tegel een **vulkaan**{ $plague ->
            [yes] { " " }of een **pestbron**
           *[no] { "" }
        } toont.
       *[no] { $plague ->
            [yes] { " " }Dit mag niet als de aangelegde tegel een **pestbron** toont.
           *[no] { "" }
        }
    }

place-pig = Je **varken** op een { farm } waar je een { meeple } hebt

place-builder = Je **bouwmeester** op een weg of in een stad waar je een { meeple } hebt

# The action start-flock follows under it.
place-shepherd = Je **herder** op een { farm } zonder herder. Daarna moet je dit doen:

# Under place-shepherd.
start-flock =
    { $edition ->
        [c1] Breid de kudde uit
       *[c2] Laat de kudde groeien
    }: trek een fiche.

place-barn = Zet je **herenboerderij** waar de hoeken van tegels samenkomen en ze allemaal { farm } tonen. De { farm } wordt in stap { STEP("score-feature") } net zo geteld als elk ander project.

# Heading over the choices from the wheel of fortune to the peasant revolts.
special-action = Voer één bijzondere actie uit:

meeple-to-wheel-of-fortune = Stuur een { meeple } naar het **Rad van Fortuin**.

festival-take-back = Toont de aangelegde tegel een **feest**, neem dan ergens van het speelveld een van je speelstukken terug.

# $special-figures: figures other than meeples can be trapped too.
# Solovei Razboynik and Vodyanoy are names of tiles.
free-trapped-figure =
    Neem één { meeple }{ $special-figures ->
        [yes] { " " }of bijzonder speelstuk
       *[no] { "" }
    } terug uit de val van **Vodyanoy** of **Solovei Razboynik**.

# $ghosts: the abbot may have ghosts with it.
take-back-abbot =
    Neem je **abt**{ $ghosts ->
        [yes] { " " }(met eventuele spoken)
       *[no] { "" }
    } terug en tel zijn punten.

protect-from-peasant-revolts = Betaal punten om één { meeple } tegen **boerenopstanden** te beschermen.

# Heading over the choices from build-tower to place-tollhouse.
# $little-buildings, $tollkeepers: there are tokens as well.
neutral-figure =
    Zet of verplaats een neutraal speelstuk{ $little-buildings ->
        [yes] { " " }of fiche
       *[no] { $tollkeepers ->
            [yes] { " " }of fiche
           *[no] { "" }
        }
    }:

# $black-tower: there are floors of several colours; a white one closes a tower.
build-tower =
    Zet een { $black-tower ->
        [yes] normaal of zwart{ " " }
       *[no] { "" }
    }**{ tower-floor }** op een torenbouwplaats naar keuze, of een { $black-tower ->
        [yes] normaal, zwart of wit{ " " }
       *[no] { "" }
    }{ tower-floor } op een toren waar geen { meeple } op staat{ $black-tower ->
        [yes] { " " }(witte torens zijn niet beschikbaar)
       *[no] { "" }
    }.

# Under build-tower.
capture-meeple = Daarna mag je een { meeple } gevangennemen op de tegel van de toren of in een rechte lijn ernaast. De toren reikt in elke richting zo veel tegels ver als hij verdiepingen telt.

# Under build-tower.
exchange-prisoners = Houden twee spelers een { meeple } van elkaar gevangen, dan moeten ze die meteen ruilen.

place-little-building = Leg een **klein gebouw** op de aangelegde tegel.

# $castles counts only in the first edition.
move-fairy =
    Zet de **fee** bij een van je { meeples }{ $edition ->
        [c1] { $castles ->
            [yes] , maar niet bij een die op een burcht staat
           *[no] { "" }
        }
       *[c2] { "" }
    }.

place-tollhouse = Leg je **tolhuis** op een kruispunt dat nog vrij is, of verplaats het naar een ander kruispunt dat vrij is.

## Step 2B-2: the same for the phantom.

# Before the numbered list of choices. $princess: a princess makes you skip the step.
wood-second-lead =
    { $princess ->
        [yes] Heb je door een **jonkvrouw** een ridder verwijderd, sla deze stap dan over. Anders mag je precies één ding van deze lijst doen:
       *[no] Je mag precies één ding van deze lijst doen:
    }

# The variables are those of place-meeple and place-regular-meeple.
place-phantom =
    Zet het **fantoom** op een project{ $bridges ->
        [yes] { " " }of een houten brug
       *[no] { "" }
    }, zoals een gewone { meeple }.{ $magic-portal ->
        [yes] { " " }Je mag een **magische poort**{ $flier ->
            [yes] { " " }of een **vliegtuig**
           *[no] { "" }
        } op de aangelegde tegel gebruiken, als je dat niet al in stap { STEP("wood-first") } hebt gedaan.
       *[no] { $flier ->
            [yes] { " " }Je mag een **vliegtuig** op de aangelegde tegel gebruiken, als je dat niet al in stap { STEP("wood-first") } hebt gedaan.
           *[no] { "" }
        }
    }{ $anniversary-20 ->
        [yes] { " " }Heeft je tegel een pijl van het **20-jarig jubileum** geactiveerd die je niet in stap { STEP("wood-first") } hebt gebruikt, dan mag je daarmee het fantoom ergens anders zetten of toevoegen.
       *[no] { "" }
    }{ $peasant-revolts ->
        [yes] { " " }Kan een **boerenopstand** het project treffen, dan mag je punten betalen om het fantoom te beschermen.
       *[no] { "" }
    }{ $dragon ->
        [yes] { " " }Sla deze hele stap over als de aangelegde tegel een **vulkaan**{ $plague ->
            [yes] { " " }of een **pestbron**
           *[no] { "" }
        } toont.
       *[no] { $plague ->
            [yes] { " " }Sla deze hele stap over als de aangelegde tegel een **pestbron** toont.
           *[no] { "" }
        }
    }

# Under place-phantom. $most (number): the meeples of one player.
phantom-on-fortune-teller-tent = Op een **waarzeggerstent** mogen nooit meer dan { $most } { meeples } van dezelfde speler staan.

# $black-tower: towers have floors of several colours.
phantom-occupies-tower =
    Zet het **fantoom** boven op een toren, op een { $black-tower ->
        [yes] normaal of zwart{ " " }
       *[no] { "" }
    }{ tower-floor }.

# Heading over phantom-to-wheel-of-fortune.
phantom-special-action = Voer één bijzondere actie uit:

phantom-to-wheel-of-fortune = Stuur het fantoom naar het **Rad van Fortuin**.

## Step 2C: what follows from the tile and the figures.

place-ferry = Toont de aangelegde tegel een **veerbootmeer**, leg er dan een veerboot op.

move-ferry = Heeft de aangelegde tegel een weg verlengd waar een **veerboot** bij hoort, dan mag je deze veerboot verleggen. Elke veerboot mag in een beurt maar één keer worden verlegd.

# The two choices grow-flock and flock-to-stable follow as a list.
shepherd-must-act = Heeft de aangelegde tegel de { farm } met je **herder** uitgebreid, dan moet je een van deze acties kiezen:

# Under shepherd-must-act.
grow-flock =
    { $edition ->
        [c1] Breid de kudde uit
       *[c2] Laat de kudde groeien
    }: trek een fiche.

# Under shepherd-must-act. $points (number): for each sheep.
flock-to-stable =
    { $edition ->
        [c1] Drijf de kudde de stal in
       *[c2] Breng de kudde naar de stal
    }. Elk schaap levert { points-counted } op.

# The action enclosed-flocks-to-stable follows under it.
shepherds-enclosed = Staan er een of meer **herders** op een { farm } die de aangelegde tegel helemaal heeft afgesloten (bijvoorbeeld door wegen of stadsmuren), dan gebeurt dit ook nog vanzelf:

# Under shepherds-enclosed. $points (number): for each sheep.
enclosed-flocks-to-stable =
    { $edition ->
        [c1] Drijf de kudden de stal in
       *[c2] Breng de kudden naar de stal
    }. Elk schaap levert { points-counted } op.

# The two choices harvest-fruit and sell-fruit follow as a list.
pick-fruit = Staan er { meeples } op de aangelegde tegel en staat er een **fruitboom** op die tegel of op een aangrenzende tegel, dan mag je voor elke boom en elke { meeple } een van deze acties doen:

# Under pick-fruit.
harvest-fruit = **Oogsten:** pak het fruitfiche dat bovenop ligt, als dat er is, en tel de fruitpunten ervan.

# Under pick-fruit. $fewest, $most (numbers): the tokens that can be sold together.
sell-fruit = **Verkopen:** lever { $fewest } tot { $most } fruitfiches in en tel de punten die ze samen waard zijn.

# $points (number): whatever the number of buildings.
notre-dame-points = Ligt je wondertegel **Notre-Dame** er al sinds een eerdere beurt en heb je nu een { meeple } gezet op een tegel naast een of meer kloosterachtige gebouwen ({ LIST("monastery-like") }), dan krijg je { points-counted }.

# First edition's words only. The last action of the step: one message for everything that was scored in it.
messages-after-wood = Tel op hoe ver je { scoring-figures } bij alle acties van deze stap zijn verplaatst. De plek waar ze nu staan, telt voor de **nieuwsberichten**.
