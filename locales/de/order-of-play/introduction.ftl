### Draft, not yet reviewed by a native speaker.
### Order of play, introduction: how the page speaks, and what its badges ask for.
### The badges' names are messages of catalogue.ftl (`signal-…`).

active-player = „Du“ ist immer der Spieler, der am Zug ist. Diese Seite sagt, was in einem Zug geschieht und in welcher Reihenfolge. Die Einzelheiten stehen in den Spielregeln.

# The legend of the marking of such rules; shown only if the page has any.
legend-deviation = Regeln mit dem Vermerk **Abweichung** unterscheiden sich von den offiziellen Regeln von **Hans im Glück**. Ein anderer Verlag druckt sie so ab.

# The legend of the marking of such rules; shown only if the page has any.
legend-adaptation = Regeln mit dem Vermerk **angepasst** stammen aus einer anderen Edition des Spiels. Wo es nötig ist, passen wir sie an die Edition an, die du spielst.

# With c1 every round of scoring in a turn ends with the badge and the round's name; with c2 one badge ends the turn.
badge-messages = **Die Depeschen**: Wer Punkte erhält, wählt jedes Mal, welche der eigenen { scoring-figures } vorrückt. Das grüne Signal { signal-messages-end } steht { $edition ->
        [c1] nach jeder Wertungsrunde eines Zuges und nennt diese Runde
       *[c2] einmal, nach der Wertung
    }. Wenn du dort ankommst und eine deiner { scoring-figures } gerade auf einem dunklen Feld gelandet ist, darfst du eine Depesche ziehen. Du darfst { $edition ->
        [c1] in jeder Runde{" "}
       *[c2] { "" }
    }nur eine Depesche ziehen, auch wenn beide { scoring-figures } auf dunklen Feldern gelandet sind. Das Ausführen einer Depesche kann dir eine weitere einbringen.

# Under badge-messages: an exception that one publisher prints.
badge-messages-free-space = Du darfst die Depesche nur ziehen, wenn auf diesem Feld keine { scoring-figure } eines anderen Spielers steht.

badge-robbers = **Die Räuber**: Räuber müssen bei der ersten Gelegenheit Punkte rauben. Bei jedem Signal { signal-robbers } rauben die Räuber Punkte, wenn sie können. Geraubte Punkte und Minuspunkte beachten sie nicht. Auch bei jedem Signal { signal-robber-choice } rauben die Räuber Punkte, aber ihre Besitzer müssen vielleicht vorher wählen, welche { scoring-figure } beraubt wird. Das kann vorkommen, wenn ein Räuber sein Feld mit mehreren { scoring-figures } teilt, die in Schritt { STEP("score-feature") } Punkte erhalten.

# $figures: how many figures a player needs beside a space. $first, $second, $third, $last: the marked spaces of
# the scoreboard. $forward: how many spaces the figures that stay behind move.
badge-wonder = **Die Wunder der Menschheit**: Eine Wertung während des Spiels kann einem Spieler ein Wunderplättchen und { $figures } weitere Figuren einbringen. Sieh dir bei jedem Signal { signal-wonder } die Spieler an, die Punkte erhalten und { $figures } Figuren neben Feld { $first }, { $second }, { $third } oder { $last } der Wertungstafel haben. Erreicht oder überschreitet eine { scoring-figure } dieses Feld, nimmt ihr Spieler ein Wunderplättchen und diese { $figures } Figuren. Trifft das auf mehrere Spieler zu, wähle einen von ihnen aus. Rücke danach die Figuren, die noch neben der Wertungstafel stehen, { $forward } Felder vor, aber nicht über Feld { $last } hinaus. Wiederhole das, solange es auf einen Spieler zutrifft.

badge-traps = **Russische Promos**: Diese Plättchen können { meeples } in die Falle locken:

# Under badge-traps. $builder: builders are trapped as well. $ferries, $tunnel: what can join roads without a tile.
badge-tree-trap = **Solowei Rasboinik** lockt auf den Straßenabschnitten, die mit diesem Plättchen verbunden sind, die nächststehenden { meeples }{ $builder ->
        [yes] {" "}oder Baumeister
       *[no] { "" }
    } in die Falle. Das geschieht, wenn ein Plättchen angelegt wird und wenn { meeples }{ $builder ->
        [yes] {" "}oder Baumeister
       *[no] { "" }
    } auf der Straße dazukommen{ $ferries ->
        [yes] { $tunnel ->
            [yes] {", "}und auch, wenn Fähren oder Tunnelplättchen Straßen verbinden, falls der neue Teil der Straße besetzt ist
           *[no] {", "}und auch, wenn Fähren Straßen verbinden, falls der neue Teil der Straße besetzt ist
        }
       *[no] { $tunnel ->
            [yes] {", "}und auch, wenn Tunnelplättchen Straßen verbinden, falls der neue Teil der Straße besetzt ist
           *[no] { "" }
        }
    }. Setze die gefangenen { meeples }{ $builder ->
        [yes] {" "}und Baumeister
       *[no] { "" }
    } zum Baum auf diesem Plättchen. Prüfe das bei jedem Signal { signal-tree-trap }.

# Under badge-traps. $special-figures: builders, pigs and the like are on the table. $barn: barns are.
badge-lake-trap = **Wodjanoi** lockt die { meeples }{ $special-figures ->
        [yes] {" "}und Sonderfiguren{ $barn ->
            [yes] {" "}(aber keine Gutshöfe)
           *[no] { "" }
        }
       *[no] { "" }
    } auf diesem Plättchen und auf den Plättchen daneben in die Falle. Setze sie in den See auf diesem Plättchen. Prüfe das bei jedem Signal { signal-lake-trap }.

# Under badge-traps, after the two tiles.
traps-in-conflict = Würden beide Plättchen dieselbe Figur fangen, hat Wodjanoi Vorrang vor Solowei Rasboinik.

fortune-teller-choices = **Die Wahrsagerin**: Die veröffentlichten Regeln lassen einige Fälle offen. Diese Seite entscheidet sie so:

# Under fortune-teller-choices.
fortune-teller-or-supply = Hast du Plättchen in deinem Vorrat, darfst du eines davon passend anlegen, statt Plättchen zu ziehen.

# Under fortune-teller-choices.
fortune-teller-one-tile = Ziehst du Plättchen, darfst du nur eines davon passend anlegen.

# Under fortune-teller-choices. $builder: the other tiles are kept for the second part of a double turn.
# $own-tiles: abbey tiles and the like.
fortune-teller-nothing-fits =
    Passt keines der gezogenen Plättchen, lege { $builder ->
        [yes] eines davon
       *[no] sie alle
    } ab und ziehe einzeln neue Plättchen, bis eines passt.{ $own-tiles ->
        [yes] {" "}In diesem Fall darfst du stattdessen kein Plättchen aus deinem Vorrat mehr nehmen.
       *[no] { "" }
    }

# Under fortune-teller-choices.
fortune-teller-keep-tiles = Erhältst du einen Doppelzug, behalte die übrigen Plättchen, die du deinen Wahrsagerinnen verdankst, für dessen zweiten Teil. Wähle dann eines davon, das passt, und lege den Rest ab.

# Under fortune-teller-choices; entries follow.
fortune-teller-second-part = Im zweiten Teil eines Doppelzuges:

# Under fortune-teller-second-part.
fortune-teller-second-part-no-supply = Du darfst statt der Plättchen auf deiner Hand keines aus deinem Vorrat nehmen, selbst wenn keines davon passt.

# Under fortune-teller-second-part.
fortune-teller-second-part-nothing-fits = Passt keines der Plättchen auf deiner Hand, lege sie alle ab und ziehe einzeln Plättchen, bis eines passt.

# $factor: what points are multiplied by. $divisor: what negative points are divided by.
# $negative-points: a feature can be worth less than nothing.
badge-hans-statue = **Die Hans-Statue**: Steht die Hans-Statue auf dem Plättchen, das gewertet wird, oder auf einem Plättchen des Gebiets, das gewertet wird, multipliziere die Punkte mit { $factor }. Das Signal dafür ist { signal-hans-statue-double }.{ $negative-points ->
        [yes] {" "}Minuspunkte teilst du stattdessen durch { $divisor }. Das Signal dafür ist { signal-hans-statue-half }.
       *[no] { "" }
    }
