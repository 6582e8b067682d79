### Draft, not yet reviewed by a native speaker.
### The three pages on scoring: titles, headings, what stands beside each line, and the sentences at the head.

page-scoring-turn = Wertung während eines Zuges
page-scoring-features = Wertung nach Gebieten
page-scoring-final = Schlusswertung

## Headings

# Over the sentences at the head of each page.
phase-scoring-introduction = Einleitung
phase-features-board = Gebiete auf der Spielfläche
# The fairy, the abbot and others.
phase-features-figures = Figuren
phase-features-wheel = Schicksalsrad und Bauernaufstände
phase-features-tiles = Weitere Plättchen
phase-features-messages = Depeschen und Räuber
# One player pays, and sometimes another receives it.
phase-features-payments = Zahlungen
# What depends on figures that are about to leave the board, and farmers who joined a barn late.
phase-final-before = Vor den unfertigen Gebieten
phase-final-unfinished = Unfertige Gebiete
# The word for these depends on the edition: so “farmers”.
phase-final-farmers = { $barn ->
    [yes] Gutshöfe und Bauern
   *[no] Bauern
}
phase-final-players = Was die Spieler haben

## The sum. A caption stands over the lines of each part, if there are several.

# Bonuses that are scored first.
stage-prologue = Bevor das Gebiet gewertet wird
stage-core = Was es wert ist
stage-modifier = Was seinen Wert verändert
# What is taken from the points of one player.
stage-total = Für jeden Spieler einzeln
# Bonuses that are scored last.
stage-epilogue = Nachdem das Gebiet gewertet ist

## Beside each line: who receives its points.

receives-majority = jeder Spieler mit der Mehrheit
receives-each = jeder Spieler mit Figuren dort
# The line itself says who that is.
receives-owner = der genannte Spieler
receives-active = du
receives-all = alle Spieler

## Beside each line, as a tag of one word: where the points come from.

kind-tile = Plättchen
kind-figure = Figur
# Something that an expansion puts on tiles.
kind-additional = Zusatz
# What every feature of the kind is worth.
kind-core = Grundwert
# A scoring tile of the land surveyors.
kind-surveyor = Vermesser

## Sentences at the head of the pages

scoring-active-player = „Du“ ist immer der Spieler, der am Zug ist.

scoring-how-to-read = Jede Zeile sagt, was zählt. Daneben stehen die Punkte und wer sie erhält. Zähle die Zeilen von oben nach unten zusammen. Lass weg, was nicht zutrifft.

scoring-ties = Haben mehrere Spieler die Mehrheit, erhält jeder von ihnen alle Punkte.

# $edition: the first edition has messages after each round of scoring, the new one once.
scoring-messages = **Die Depeschen**: Wer Punkte erhält, wählt jedes Mal, welche der eigenen { scoring-figures } vorrückt. Bleibt eine davon auf einem dunklen Feld stehen, darf der Spieler { $edition ->
        [c1] eine Depesche ziehen, in jeder Wertungsrunde aber nur eine
       *[c2] am Ende des Zuges eine Depesche ziehen, aber nur eine
    }.

# The names of two badges.
scoring-robbers = **Die Räuber**: Ein Räuber muss bei der ersten Gelegenheit Punkte rauben. Das kann bei jeder Zeile mit dem Signal { signal-robbers } oder { signal-robber-choice } geschehen. Punkte, die ein anderer Räuber geraubt hat, raubt er nicht.

# Shown only if the page has such a mark.
scoring-legend-adaptation = { legend-adaptation }
# Shown only if the page has such a mark.
scoring-legend-deviation = { legend-deviation }

## At the head of the page on scoring after the game, in the order in which it is done

scoring-last-turn = Beende den letzten Zug wie gewohnt. Gebiete, die er abschließt, werden wie in jedem Zug gewertet.

scoring-last-abbeys = Danach darf jeder Spieler, der noch eine **Abtei** hat, sie anlegen, reihum und nur einmal.

# The market is one quarter of the city.
scoring-last-carcassonne = Danach darf jeder Spieler { meeples } vom Markt der **Stadt Carcassonne** auf { farms } ziehen.

scoring-last-castles = Nimm danach alle Figuren von den **Burgen**. Sie bringen keine Punkte.

scoring-final-majority = Stelle wie im Spiel fest, wer die Mehrheit hat. Werte jedes Gebiet einmal und nimm seine { meeples } von der Spielfläche.

scoring-final-robbers = Von diesen Punkten rauben **Räuber** nichts.

scoring-final-nothing = Was hier nicht steht, bringt nach Spielende nichts.
