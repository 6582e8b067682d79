### Draft, not yet reviewed by a native speaker.
### Order of play, phase 1: the turn begins, a tile is drawn and placed.

## Step 1A

# $points: points for the fairy.
fairy-point = Stojí-li u některého z tvých { meeples-genitive } **víla**, získáváš { points-counted }.

# Under fairy-point.
fairy-point-acrobats = Stojí-li víla u **artisty**, získáváš tolik za každého svého artistu v pyramidě.

eradicate-outbreak = Nezbývají-li v zásobě žádné **blechy**, odstraň nejstarší žeton ohniska. Opakuj to, dokud se některé blechy na stole nestanou neaktivními nebo dokud nezbude jediné ohnisko.

## Step 1B

# $fortune-teller: a player may draw several tiles. $own-tiles: abbey tiles and the like.
use-mandatory-tile =
    Máš-li kartičku, kterou musíš přiložit, použij ji místo dobrání { $fortune-teller ->
        [yes] jedné nebo více kartiček
       *[no] kartičky
    }{ $own-tiles ->
        [yes] {" "}či výběru kartičky ze své zásoby
       *[no] { "" }
    }.

# Under use-mandatory-tile.
use-bazaar-tile = Máš-li kartičku z dřívějšího **bazaru**, musíš ji použít.

# Under use-mandatory-tile.
use-wonder-tile = Čeká-li ve tvé zásobě kartička **divu**, musíš ji použít.

# Under use-wonder-tile.
wonder-tile-does-not-fit = Nelze-li kartičku divu nikam přiložit, dober si kartičku navíc a přilož ji těsně před ní. Každou kartičku, která nepomůže, odlož stranou. Dobírej, dokud nepůjde přiložit dobraná kartička i kartička divu.

# Under use-mandatory-tile.
use-fortune-teller-tile = Zbývají-li ti z první části dvojtahu kartičky od tvých **věštkyň** a některou z nich lze přiložit, musíš ji použít. Ostatní zamíchej zpět do dobíracích sloupečků.

# Under use-fortune-teller-tile.
fortune-teller-tile-does-not-fit = Nelze-li přiložit žádnou z nich, odhoď je a dobírej kartičky po jedné, dokud některou nepůjde přiložit.

# Entries follow: the kinds of tile. $mandatory-tiles: a player may have to place a tile.
use-own-tile =
    Pokud { $mandatory-tiles ->
        [yes] nemusíš přiložit určitou kartičku a máš
       *[no] máš
    } v zásobě jednu z těchto kartiček, můžeš ji použít místo dobrání, lze-li ji někam přiložit:

# Under use-own-tile.
own-tile-abbey = Kartička **opatství**, a to na místo obklopené kartičkami ze všech stran

# Under use-own-tile.
own-tile-halfling = **Půlená kartička**

# Under use-own-tile.
own-tile-german-castle = Kartička **německého hradu**

# Under use-own-tile.
own-tile-wetland = Kartička **mokřadu**

# $mandatory-tiles, $own-tiles: the actions before this one may have given a tile.
# $fortune-teller: more tiles are drawn.
draw-random-tile =
    { $mandatory-tiles ->
        [yes] Nemáš-li z předchozích akcí kartičku k přiložení, dober
       *[no] { $own-tiles ->
            [yes] Nemáš-li z předchozí akce kartičku k přiložení, dober
           *[no] Dober
        }
    } si náhodnou kartičku.{ $fortune-teller ->
        [yes] {" "}Za každou svou **věštkyni** si dober jednu kartičku navíc. Vyber jednu z dobraných kartiček, kterou lze přiložit.
       *[no] { "" }
    }

# Under draw-random-tile. $builder: the other tiles are kept for the second part of a double turn.
drawn-tiles-do-not-fit =
    Pokud se rozhodneš dobrat si kartičky navíc za své **věštkyně** a žádnou z nich nelze přiložit, odlož { $builder ->
        [yes] jednu z nich
       *[no] všechny
    } stranou. Dobírej kartičky po jedné, dokud některou nepůjde přiložit. Odložené kartičky pak zamíchej zpět do dobíracích sloupečků.

# Under draw-random-tile.
dragon-tile-too-early = Je-li na kartičce **drak** a drak ještě není na stole, odlož ji stranou a dober si jinou náhodnou kartičku. Odložené kartičky zamíchej zpět, jakmile bude přiložena první kartička se **sopkou**.

# $wheel-of-fortune, $peasant-revolts: the tile has actions before it is placed.
show-tile =
    Ukaž kartičku všem hráčům.{ $wheel-of-fortune ->
        [yes] {" "}Dokud provádíš její akce, nech ji ležet před sebou.
       *[no] { $peasant-revolts ->
            [yes] {" "}Dokud provádíš její akce, nech ji ležet před sebou.
           *[no] { "" }
        }
    }

draw-tile-for-hill = Je-li na kartičce **kopec**, dober si hned další kartičku, pokud ještě nějaká je. Nech ji lícem dolů pod kartičkou s kopcem.

spin-wheel-of-fortune = Je-li na kartičce symbol **kola štěstí**, proveď teď akce kola.

resolve-peasant-revolt = Je-li na kartičce symbol **rolnické vzpoury**, proveď teď vzpouru pro druh území, který symbol uvádí.

open-gift = Lze-li kartičku přiložit, můžeš otevřít **dar** ze své zásoby. Otoč kartu lícem nahoru, udělej, co na ní stojí, a polož ji na odhazovací balíček.

# First edition's words only. The last action of the step: one message for everything that was scored in it.
messages-after-draw = Sečti, o kolik se ve všech akcích tohoto kroku posunuly tvoje { scoring-figures }. Pro **dopisy** rozhoduje místo, kde stojí teď.

## Step 1C

# $hills: a hill tile may have drawn a tile to lie under it.
lay-tile =
    Přilož kartičku. Nelze-li ji nikam přiložit, odlož ji stranou{ $hills ->
        [yes] {" "}i s případnou kartičkou pod její **kopec**
       *[no] { "" }
    } a vrať se ke kroku { STEP("draw-tile") }.

# Under lay-tile. With c1 a bridge may also be built later in the turn.
build-bridge =
    Zbývá-li ti **most**, můžeš ho postavit na právě přiložené kartičce nebo na kartičce, která s ní sousedí hranou. Někdy most potřebuješ, aby kartičku šlo přiložit.{ $edition ->
        [c1] {" "}Pokud ho k tomu nepotřebuješ, můžeš ho postavit kdykoli ve svém tahu, dovolí-li to dokončená území a umístěné figurky.
       *[c2] { "" }
    } Lze-li kartičku přiložit jen s mostem, můžeš ji také odložit stranou.

# Under build-bridge.
bridge-beside-tower = Je-li na kartičce **věž** a most potřebuje místo, věž kousek posuň.

# Under build-bridge.
no-bridge-over-acrobats = Na **cvičišti artistů**, kde stojí artista, most stavět nesmíš.

# Under build-bridge.
bridge-over-circus = Na kartičce s **místem pro manéž** most stavět smíš, ať už na ní šapitó stojí, nebo ne.

# Under lay-tile.
lay-extra-tile-before-wonder = Máš-li kartičku dobranou navíc, aby se vešla kartička **divu**, přilož nejdřív ji.

# Under lay-tile.
mark-wonder = Přikládáš-li kartičku **divu**, postav doprostřed divu svou značku. Značkou je obyčejný { meeple } postavený vzhůru nohama.

# $builder: in a double turn the tiles are kept for its second part.
return-fortune-teller-tiles =
    Ostatní kartičky od svých **věštkyň** zamíchej zpět do dobíracích sloupečků{ $builder ->
        [yes] , ledaže ti stavitel přinese dvojtah
       *[no] { "" }
    }.

complete-from-now = Každé území z kartiček, které kartička dokončuje, se od této chvíle počítá jako **dokončené**.

dragon-to-volcano = Je-li na kartičce **sopka**, postav na ni draka.

princess-removes-knight = Je-li na kartičce **princezna** a kartička se připojí k městu s rytířem, můžeš z tohoto města odebrat jednoho rytíře podle své volby. Pokud to uděláš, přeskoč kroky { STEP("wood-first") } a { STEP("wood-second") }.

# The variant in which it is no choice.
princess-must-remove-knight = Je-li na kartičce **princezna** a kartička se připojí k městu s rytířem, musíš z tohoto města odebrat jednoho rytíře podle své volby. Pak přeskoč kroky { STEP("wood-first") } a { STEP("wood-second") }.

place-outbreak = Je-li na kartičce **ohnisko moru**, musíš na ni položit žeton ohniska s nejnižším číslem, které ještě není na stole.

place-gold = Je-li na kartičce symbol **zlata**, musíš položit jeden zlatý slitek na ni a jeden na některou sousední kartičku.

# $mage, $witch: at least one of them is on the table.
move-mage-or-witch =
    Je-li na kartičce symbol **mága**{ $mage ->
        [yes] { $witch ->
            [yes] {" "}nebo spojuje-li kartička území mága s územím čarodějnice
           *[no] { "" }
        }
       *[no] { "" }
    }, musíš přesunout { $mage ->
        [yes] { $witch ->
            [yes] mága nebo čarodějnici
           *[no] mága
        }
       *[no] čarodějnici
    }.

place-robbers = Je-li na kartičce symbol **zbojníka**, můžete ty a další hráč, který má zbojníka v zásobě, postavit své zbojníky na počítadlo bodů. Pokud tam tvůj zbojník už stojí, můžeš ho přesunout.

# $points: points for the wind rose.
wind-rose-points = Je-li na kartičce čtvrtina **větrné růžice** a přiložíš ji do odpovídajícího kvadrantu krajiny, získáváš { points-counted }.

lay-hill = Je-li na kartičce **kopec**, přilož ji i s kartičkou, která leží lícem dolů pod ní.

lay-solovei-razboynik = Připojíš-li kartičku **Slavíka Loupežníka** k cestě nebo k ní připojíš cesty, působí na všechny { highwaymen-accusative } na této cestě.

lay-vodyanoy = Přiložíš-li kartičku **Vodníka**, působí na všechny { meeples-accusative } na sousedních kartičkách.

# Entries follow: the two choices.
lay-porxada = Je-li na kartičce **La Porxada**, vyber si jednu z těchto možností:

# Under lay-porxada. $peasant-revolts: swapped pieces have to do with their protection.
porxada-swap = **Výměna { meeples-genitive }**: vyměň jednoho ze svých { meeples-genitive } na stole za { meeple-accusative } jiného hráče. Pokud tento hráč odmítne, musí jednoho ze svých { meeples-genitive } odložit stranou až do konce hry.{ $peasant-revolts ->
        [yes] {" "}Vyměněného { meeple-accusative } můžeš za body ochránit před **rolnickou vzpourou**. Každý vyměněný { meeple } si ponechá ochranu, kterou měl.
       *[no] { "" }
    }

# Under lay-porxada.
porxada-bonus = **Bonus**: zvol si bonus v závěrečném vyhodnocení.

place-easter-bunny = Je-li na kartičce **velikonoční zajíček**, postav na ni figurku velikonočního zajíčka.

pitch-big-top = Je-li to první kartička s **místem pro manéž** v této hře, polož na toto místo žeton zvířete lícem dolů a na něj postav šapitó.

# $tokens: the height of the stack.
place-fruit = Je-li na kartičce **ovocný strom**, polož na ni lícem dolů sloupeček { $tokens ->
        [one] { $tokens } žetonu
        [few] { $tokens } žetonů
        *[other] { $tokens } žetonů
    } jednoho druhu ovoce. Se stromem se druh shodovat nemusí.

# $points: points for the right order.
spiel-doch-points = Hraješ-li s touto variantou pravidel a přiložíš druhou kartičku **Spiel Doch! 2/2018** ve správném pořadí, získáváš { points-counted }.

bathhouse-surrounded = Sedí-li v **lázních** uvězněný { meeple } a tvoje kartička zaplní poslední volné místo kolem nich, může si ho jeho majitel zdarma vzít zpět. Kdo na to zapomene, musí za něj později zaplatit.

# $points: points for an arrow that is not used.
arrow-points = Přiložíš-li kartičku **Jubilejní edice 20 let** a neaktivuješ její šipku, získáváš { points-counted }. Platí to, i když aktivuješ šipku na sousední kartičce.

# Under arrow-points.
only-one-arrow = Smíš aktivovat jen jednu šipku, i když před kartičkou **divu** přikládáš kartičku navíc.

# $builder: there are double turns.
arrow-extra-turn =
    Aktivuješ-li šipku „tah navíc“ na právě přiložené kartičce **Jubilejní edice 20 let** nebo na kartičce vedle ní, máš po tomto tahu ještě jeden{ $builder ->
        [yes] , i když je tento tah dvojtah
       *[no] { "" }
    }. Dva tahy navíc po sobě takto získat nelze.

draw-gift = Rozšiřuje-li kartička obsazenou cestu nebo obsazené město, kde teď nemáš převahu, dober si kartu **daru**. Potají si ji prohlédni. Polož ji lícem dolů do své zásoby.

# $limit: how many ghosts drive a figure away.
spell-circles-limit-mist = Jsou-li na kartičce **kouzelné kruhy** a přiložíš ji tak, že omezí jejich mlhu, vezmi ze zásoby tolik duchů, kolik má kartička kouzelných kruhů. Přidej je k jednomu nebo více svým { meeples-dative }. Odeber každého { meeple-accusative }, který má teď { ghosts-counted }, i s jeho duchy.

# $points: points for each road.
stonehenge-points = Patří-li ti z dřívějšího tahu div **Stonehenge** a teď dokončíš jednu nebo více obsazených cest, získáváš za každou z nich { points-counted }.

# First edition's words only. The last action of the step: one message for everything that was scored in it.
messages-after-placing = Sečti, o kolik se ve všech akcích tohoto kroku posunuly tvoje { scoring-figures }. Pro **dopisy** rozhoduje místo, kde stojí teď.
