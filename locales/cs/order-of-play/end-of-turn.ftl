### Draft, not yet reviewed by a native speaker.
### Order of play, phase 4: the rest of what the tile brings, and the end of the turn.

## Step 4A: actions of the tile.

use-catapult = Je-li na přiložené kartičce **jarmark**, použij katapult.
# Under use-catapult. The name of a catapult token: it swaps a meeple of yours for one of another player.
protect-seduced-meeple = Žeton **Svádění**: svého { meeple-accusative }, který se výměnou dostal na herní plán, můžeš za body ochránit před **rolnickou vzpourou**.

# New edition’s words only. Comes after everything that is scored in the turn, with the badge for messages.
messages-end-of-turn = Dokonči všechna dosavadní vyhodnocení tohoto tahu. Pak posuď celý pohyb svých { scoring-figures-genitive }.

easter-nest-eggs = Bylo-li dokončeno **velikonoční hnízdo**, dostaneš velikonoční vajíčka ty i každý další hráč s { meeples-instrumental } na sousedních kartičkách.

# $dragon: a dragon tile can start the phase too.
move-easter-bunny =
    Je-li na přiložené kartičce **velikonoční zajíček**{ $dragon ->
        [yes] {" "}nebo dokončila-li kartička s drakem velikonoční hnízdo
       *[no] { "" }
    }, nastává fáze velikonočního zajíčka. Hráči posouvají figurku velikonočního zajíčka. Každý { meeple }, kterého zajíček cestou potká, přinese svému majiteli velikonoční vajíčko.

place-betting-chips = Je-li na přiložené kartičce **sázková kancelář**, může na ni každý hráč položit lícem dolů jeden sázkový žeton. Vynech to, je-li to poslední kartička hry.

# (A) and (B) are two choices; the kind of crop circle names the kind of figure. $peasant-revolts: it can be protected.
resolve-crop-circle =
    Je-li na přiložené kartičce **kruh v obilí**, urči, co teď všichni hráči udělají: (A) každý *smí* umístit { meeple-accusative } vedle některého ze svých { meeples-genitive } na herním plánu, nebo (B) každý *musí* jednoho ze svých { meeples-genitive } z herního plánu odebrat. Druh kruhu v obilí říká, o jaký druh { meeple-genitive } jde.{ $peasant-revolts ->
        [yes] { " " }Umístěného { meeple-accusative } můžeš za body ochránit před **rolnickou vzpourou**.
       *[no] { "" }
    }

# The two cases follow as a list and end the sentence.
escape-siege = Můžeš odebrat jednoho rytíře z **obleženého** města, pokud klášterní stavba ({ LIST("monastery-like") }) stojí přímo vedle:
# Under escape-siege. Siege is the name of the small expansion.
escape-siege-city-tile = Kartičky tohoto města (Obležení)
# Under escape-siege. Cathars and Besiegers are the names of the other two.
escape-siege-cathar-tile = Kartičky s Katary (Kataři) nebo kartičky s obléhateli (Obléhatelé)

# Without double turns. The actions follow as a list.
hold-bazaar = Je-li na přiložené kartičce **bazar**, nepochází-li z bazaru a zbývá-li dost kartiček, udělej toto:
bazaar-auction = Uspořádej dražbu.
# The variant without an auction.
bazaar-choice = Otoč pro každého hráče jednu kartičku. Po směru hodinových ručiček, od hráče po tvé levici až k tobě, si každý jednu z nich vezme.
play-bazaar-round = Odehrajte bazarové kolo. Po směru hodinových ručiček, od hráče po tvé levici až k tobě, každý přiloží kartičku, kterou získal. Všichni dodržují průběh tahu, ale místo dobrání použijí tuto kartičku.

# With double turns, first edition. The actions follow as a list and are repeated.
hold-bazaars-in-turn = Je-li na přiložené kartičce **bazar**, nepochází-li z bazaru a zbývá-li dost kartiček, udělej toto a opakuj to, dokud zbývá odložený bazar:
bazaar-in-turn-auction = Uspořádej dražbu.
# The variant without an auction.
bazaar-in-turn-choice = Otoč pro každého hráče jednu kartičku. Po směru hodinových ručiček, od hráče po tvé levici až k tobě, si každý jednu z nich vezme.
# Two special cases follow as a list.
bazaar-in-turn-round = Odehrajte bazarové kolo. Po směru hodinových ručiček, od hráče po tvé levici až k tobě, každý přiloží kartičku, kterou získal. Všichni dodržují průběh tahu, ale místo dobrání použijí tuto kartičku. Přitom se mohou stát dvě věci:
# Under bazaar-in-turn-round.
bazaar-in-turn-double-turn = Získá-li hráč dvojtah, odehraje obě jeho části jako obvykle. Teprve pak má bazarový tah další hráč.
# Under bazaar-in-turn-round.
bazaar-in-turn-new-bazaar = Objeví-li se další kartička s bazarem a je-li přiložena ve druhé části dvojtahu některého hráče, pokračujte jako obvykle. Nový bazar odložte, dokud toto bazarové kolo neskončí. Pak ho uspořádejte.

# With double turns, new edition. The actions follow as a list.
hold-only-bazaar = Je-li na přiložené kartičce **bazar**, nepochází-li z bazaru a zbývá-li dost kartiček, udělej toto:
only-bazaar-auction = Uspořádej dražbu.
# The variant without an auction.
only-bazaar-choice = Otoč pro každého hráče jednu kartičku. Po směru hodinových ručiček, od hráče po tvé levici až k tobě, si každý jednu z nich vezme.
# Two special cases follow as a list.
only-bazaar-round = Odehrajte bazarové kolo. Po směru hodinových ručiček, od hráče po tvé levici až k tobě, každý přiloží kartičku, kterou získal. Všichni dodržují průběh tahu, ale místo dobrání použijí tuto kartičku. Přitom se mohou stát dvě věci:
# Under only-bazaar-round.
only-bazaar-double-turn = Získá-li hráč dvojtah, odehraje obě jeho části jako obvykle. Teprve pak má bazarový tah další hráč.
# Under only-bazaar-round.
only-bazaar-new-bazaar = Objeví-li se další kartička s bazarem a je-li přiložena ve druhé části dvojtahu některého hráče, pokračujte jako obvykle. Tato kartička bazar nepřináší.

## Step 4B: the end of the turn.

take-double-turn = Pokud tvůj **stavitel** stál na cestě nebo ve městě, které kartička rozšířila, proveď kroky { STEP("draw-tile") } až { STEP("finish-tile") } ještě jednou, ale jen jednou.
