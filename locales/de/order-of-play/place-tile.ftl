### Draft, not yet reviewed by a native speaker.
### Order of play, phase 1: the turn begins, a tile is drawn and placed.

## Step 1A

# $points: points for the fairy.
fairy-point = Steht die **Fee** bei einem deiner { meeples }, erhältst du { points-counted }.

# Under fairy-point.
fairy-point-acrobats = Steht die Fee bei einem **Artisten**, erhältst du das für jeden deiner Artisten in der Pyramide.

eradicate-outbreak = Sind keine **Flohplättchen** mehr im Vorrat, entferne den ältesten Pestherd. Wiederhole das, bis Flohplättchen auf dem Tisch inaktiv werden oder nur noch ein Pestherd übrig ist.

## Step 1B

# $fortune-teller: a player may draw several tiles. $own-tiles: abbey tiles and the like.
use-mandatory-tile =
    Hast du ein Plättchen, das du anlegen musst, nimm dieses, statt { $fortune-teller ->
        [yes] Plättchen
       *[no] eines
    } zu ziehen{ $own-tiles ->
        [yes] {" "}oder eines aus deinem Vorrat zu wählen
       *[no] { "" }
    }.

# Under use-mandatory-tile.
use-bazaar-tile = Hast du ein Plättchen aus einem früheren **Basar**, musst du es nehmen.

# Under use-mandatory-tile.
use-wonder-tile = Wartet in deinem Vorrat ein **Wunderplättchen**, musst du es nehmen.

# Under use-wonder-tile.
wonder-tile-does-not-fit = Passt das Wunderplättchen nirgends, ziehe ein zusätzliches Plättchen, das du unmittelbar davor anlegst. Lege jedes Plättchen beiseite, das nicht hilft. Ziehe so lange, bis du das gezogene Plättchen und das Wunderplättchen anlegen kannst.

# Under use-mandatory-tile.
use-fortune-teller-tile = Hast du noch Plättchen, die du deinen **Wahrsagerinnen** im ersten Teil eines Doppelzuges verdankst, und passt eines davon, musst du es nehmen. Mische die anderen in die Stapel zurück.

# Under use-fortune-teller-tile.
fortune-teller-tile-does-not-fit = Passt keines davon, lege sie ab und ziehe einzeln Plättchen, bis eines passt.

# Entries follow: the kinds of tile. $mandatory-tiles: a player may have to place a tile.
use-own-tile =
    { $mandatory-tiles ->
        [yes] Musst du kein bestimmtes Plättchen anlegen und hast du eines dieser Plättchen in deinem Vorrat
       *[no] Hast du eines dieser Plättchen in deinem Vorrat
    }, darfst du es nehmen, statt zu ziehen, sofern es irgendwo passt:

# Under use-own-tile.
own-tile-abbey = Ein **Abteiplättchen**, für eine Lücke mit Plättchen an allen Seiten

# Under use-own-tile.
own-tile-halfling = Ein **Halb-so-wild-Plättchen**

# Under use-own-tile.
own-tile-german-castle = Eine **deutsche Burg**

# Under use-own-tile.
own-tile-wetland = Ein **Moorplättchen**

# $mandatory-tiles, $own-tiles: the actions before this one may have given a tile.
# $fortune-teller: more tiles are drawn.
draw-random-tile =
    { $mandatory-tiles ->
        [yes] Hast du aus den Aktionen oben kein Plättchen zum Anlegen, ziehe
       *[no] { $own-tiles ->
            [yes] Hast du aus der Aktion oben kein Plättchen zum Anlegen, ziehe
           *[no] Ziehe
        }
    } ein zufälliges Plättchen.{ $fortune-teller ->
        [yes] {" "}Ziehe für jede deiner **Wahrsagerinnen** ein weiteres. Wähle aus den gezogenen Plättchen eines, das passt.
       *[no] { "" }
    }

# Under draw-random-tile. $builder: the other tiles are kept for the second part of a double turn.
drawn-tiles-do-not-fit =
    Hast du dich entschieden, für deine **Wahrsagerinnen** weitere Plättchen zu ziehen, und passt keines der Plättchen, lege { $builder ->
        [yes] eines davon
       *[no] sie alle
    } beiseite. Ziehe einzeln Plättchen, bis eines passt. Mische danach die Plättchen, die du beiseitegelegt hast, in die Stapel zurück.

# Under draw-random-tile.
dragon-tile-too-early = Zeigt das Plättchen einen **Drachen** und ist der Drache noch nicht auf dem Tisch, lege das Plättchen beiseite und ziehe ein anderes zufälliges Plättchen. Mische die beiseitegelegten Plättchen wieder ein, sobald das erste **Vulkanplättchen** angelegt wird.

# $wheel-of-fortune, $peasant-revolts: the tile has actions before it is placed.
show-tile =
    Zeige das Plättchen allen Spielern.{ $wheel-of-fortune ->
        [yes] {" "}Lege es vor dich, während du seine Aktionen ausführst.
       *[no] { $peasant-revolts ->
            [yes] {" "}Lege es vor dich, während du seine Aktionen ausführst.
           *[no] { "" }
        }
    }

draw-tile-for-hill = Zeigt das Plättchen einen **Hügel**, ziehe sofort ein weiteres Plättchen, falls es noch eines gibt. Behalte es verdeckt unter dem Plättchen mit dem Hügel.

spin-wheel-of-fortune = Zeigt das Plättchen ein Symbol des **Schicksalsrads**, führe jetzt die Aktionen des Rades aus.

resolve-peasant-revolt = Zeigt das Plättchen das Symbol eines **Bauernaufstands**, führe jetzt den Aufstand für die Art von Gebiet aus, die es nennt.

open-gift = Kann das Plättchen angelegt werden, darfst du ein **Geschenk** aus deinem Vorrat öffnen. Decke die Karte auf, tu, was sie sagt, und lege sie auf den Ablagestapel.

# First edition's words only. The last action of the step: one message for everything that was scored in it.
messages-after-draw = Zähle zusammen, wie weit deine { scoring-figures } bei allen Aktionen dieses Schritts vorgerückt sind. Für die **Depeschen** zählt, wo sie jetzt stehen.

## Step 1C

# $hills: a hill tile may have drawn a tile to lie under it.
lay-tile =
    Lege das Plättchen an. Passt es nirgends, lege es{ $hills ->
        [yes] {" "}samt dem Plättchen unter seinem **Hügel**
       *[no] { "" }
    } beiseite und gehe zu Schritt { STEP("draw-tile") } zurück.

# Under lay-tile. With c1 a bridge may also be built later in the turn.
build-bridge =
    Hast du noch eine **Brücke**, darfst du sie auf dem angelegten Plättchen bauen oder auf einem Plättchen, das mit einer Seite daran grenzt. Manchmal passt das Plättchen erst dank der Brücke.{ $edition ->
        [c1] {" "}Brauchst du sie dafür nicht, darfst du sie zu jeder Zeit in deinem Zug bauen, soweit abgeschlossene Gebiete und gesetzte Figuren es zulassen.
       *[c2] { "" }
    } Passt das Plättchen nur mit der Brücke, darfst du das Plättchen auch beiseitelegen.

# Under build-bridge.
bridge-beside-tower = Steht auf dem Plättchen ein **Turm**, rücke ihn ein wenig zur Seite, falls die Brücke den Platz braucht.

# Under build-bridge.
no-bridge-over-acrobats = Auf einem **Artistenplättchen**, auf dem ein Artist steht, darfst du keine Brücke bauen.

# Under build-bridge.
bridge-over-circus = Auf einem **Zirkusplättchen** darfst du eine Brücke bauen, ob das Zirkuszelt darauf steht oder nicht.

# Under lay-tile.
lay-extra-tile-before-wonder = Hast du ein zusätzliches Plättchen gezogen, um Platz für ein **Wunderplättchen** zu schaffen, lege das zusätzliche Plättchen zuerst an.

# Under lay-tile.
mark-wonder = Legst du ein **Wunderplättchen** an, stelle deine Markierung mitten auf das Wunder. Die Markierung ist ein normaler { meeple }, der auf dem Kopf steht.

# $builder: in a double turn the tiles are kept for its second part.
return-fortune-teller-tiles =
    Mische die übrigen Plättchen, die du deinen **Wahrsagerinnen** verdankst, in die Stapel zurück{ $builder ->
        [yes] , außer wenn dir der Baumeister einen Doppelzug verschafft
       *[no] { "" }
    }.

complete-from-now = Wird ein Gebiet aus Plättchen durch dieses Plättchen fertig, gilt es von jetzt an als **abgeschlossen**.

dragon-to-volcano = Zeigt das Plättchen einen **Vulkan**, stelle den Drachen darauf.

princess-removes-knight = Zeigt das Plättchen ein **Burgfräulein** und hast du es an eine Stadt angelegt, in der ein Ritter steht, darfst du einen Ritter deiner Wahl aus dieser Stadt entfernen. Wenn du das tust, überspringe die Schritte { STEP("wood-first") } und { STEP("wood-second") }.

# The variant in which it is no choice.
princess-must-remove-knight = Zeigt das Plättchen ein **Burgfräulein** und hast du es an eine Stadt angelegt, in der ein Ritter steht, musst du einen Ritter deiner Wahl aus dieser Stadt entfernen. Überspringe danach die Schritte { STEP("wood-first") } und { STEP("wood-second") }.

place-outbreak = Zeigt das Plättchen ein **Pestsymbol**, musst du einen Pestherd darauflegen. Nimm den mit der niedrigsten Nummer, der noch nicht auf dem Tisch liegt.

place-gold = Zeigt das Plättchen ein **Goldsymbol**, musst du ein Goldstück darauflegen und eines auf ein benachbartes Plättchen.

# $mage, $witch: at least one of them is on the table.
move-mage-or-witch =
    Zeigt das Plättchen ein **Magiersymbol**{ $mage ->
        [yes] { $witch ->
            [yes] {" "}oder verbindet es die Gebiete des Magiers und der Hexe
           *[no] { "" }
        }
       *[no] { "" }
    }, musst du { $mage ->
        [yes] { $witch ->
            [yes] den Magier oder die Hexe
           *[no] den Magier
        }
       *[no] die Hexe
    } versetzen.

place-robbers = Zeigt das Plättchen ein **Räubersymbol**, darfst du deinen Räuber auf die Wertungstafel stellen. Der nächste Spieler mit einem Räuber im Vorrat darf das auch. Steht dein Räuber schon dort, darfst du ihn versetzen.

# $points: points for the wind rose.
wind-rose-points = Zeigt das Plättchen ein Viertel einer **Windrose** und legst du es im passenden Quadranten der Landschaft an, erhältst du { points-counted }.

lay-hill = Zeigt das Plättchen einen **Hügel**, lege es mit dem verdeckten Plättchen darunter an.

lay-solovei-razboynik = Legst du das Plättchen **Solowei Rasboinik** an eine Straße an oder verbindest du Straßen mit ihm, wirkt es auf alle { highwaymen } dieser Straße.

lay-vodyanoy = Legst du das Plättchen **Wodjanoi** an, wirkt es auf alle { meeples } auf den Plättchen daneben.

# Entries follow: the two choices.
lay-porxada = Zeigt das Plättchen **La Porxada**, wähle eine dieser Möglichkeiten:

# Under lay-porxada. $peasant-revolts: swapped pieces have to do with their protection.
porxada-swap = **{ meeples } tauschen**: Tausche einen deiner { meeples } auf dem Tisch gegen einen eines anderen Spielers. Weigert sich dieser Spieler, muss er einen seiner eigenen { meeples } bis zum Spielende beiseitestellen.{ $peasant-revolts ->
        [yes] {" "}Du darfst Punkte zahlen, um den getauschten { meeple } vor **Bauernaufständen** zu schützen. Jeder getauschte { meeple } behält den Schutz, den er hatte.
       *[no] { "" }
    }

# Under lay-porxada.
porxada-bonus = **Bonus**: Nimm den Bonus bei der Schlusswertung.

place-easter-bunny = Zeigt das Plättchen einen **Osterhasen**, stelle die Osterhasenfigur darauf.

pitch-big-top = Ist dies das erste **Zirkusplättchen** des Spiels, lege ein Tierplättchen verdeckt auf sein Zirkusfeld und stelle das Zirkuszelt darauf.

# $tokens: the height of the stack.
place-fruit = Zeigt das Plättchen einen **Obstbaum**, lege einen verdeckten Stapel aus { $tokens } Obstplättchen einer Sorte darauf. Sie müssen nicht zum Baum passen.

# $points: points for the right order.
spiel-doch-points = Spielt ihr mit der Regelvariante und legst du das zweite Plättchen von **Spiel doch! 2/2018** in der richtigen Reihenfolge an, erhältst du { points-counted }.

bathhouse-surrounded = Sitzt ein { meeple } in einem **Badehaus** fest und füllt dein Plättchen den letzten freien Platz darum herum, darf sein Besitzer ihn kostenlos zurücknehmen. Wer das vergisst, muss später dafür zahlen.

# $points: points for an arrow that is not used.
arrow-points = Legst du ein Plättchen der **20-Jahre-Jubiläumserweiterung** an und aktivierst seinen Pfeil nicht, erhältst du { points-counted }. Das gilt auch, wenn du einen Pfeil auf einem benachbarten Plättchen aktivierst.

# Under arrow-points.
only-one-arrow = Du darfst nur einen Pfeil aktivieren, auch wenn du vor einem **Wunderplättchen** ein zusätzliches Plättchen angelegt hast.

# $builder: there are double turns.
arrow-extra-turn =
    Aktivierst du einen Pfeil „Zusatzzug“ auf dem angelegten Plättchen der **20-Jahre-Jubiläumserweiterung** oder auf einem benachbarten Plättchen, hast du nach diesem Zug einen Zusatzzug{ $builder ->
        [yes] , auch wenn dies ein Doppelzug ist
       *[no] { "" }
    }. Zwei Zusatzzüge hintereinander kannst du so nicht bekommen.

draw-gift = Erweitert das Plättchen eine besetzte Straße oder Stadt, bei der du jetzt nicht die Mehrheit hast, ziehe eine **Geschenkkarte**. Sieh sie dir an, ohne sie zu zeigen. Lege sie verdeckt in deinen Vorrat.

# $limit: how many ghosts drive a figure away.
spell-circles-limit-mist = Hat das Plättchen **Bannkreise** und legst du es so an, dass es deren Nebel begrenzt, nimm so viele Geister aus dem Vorrat, wie das Plättchen Bannkreise hat. Stelle sie zu einem oder mehreren deiner eigenen { meeples }. Entferne jeden { meeple }, der jetzt { $limit } Geister hat, mitsamt seinen Geistern.

# $points: points for each road.
stonehenge-points = Hast du in einem früheren Zug das Wunder **Stonehenge** angelegt und schließt du jetzt eine oder mehrere besetzte Straßen ab, erhältst du für jede davon { points-counted }.

# First edition's words only. The last action of the step: one message for everything that was scored in it.
messages-after-placing = Zähle zusammen, wie weit deine { scoring-figures } bei allen Aktionen dieses Schritts vorgerückt sind. Für die **Depeschen** zählt, wo sie jetzt stehen.
