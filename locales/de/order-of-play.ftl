### Draft, not yet reviewed by a native speaker.
### The order of play: titles of the page, of its phases and of its steps, and the captions of what repeats.

page-order-of-play = Ablauf eines Zuges

## Phases. Their number is shown before the title, where they have one.

phase-introduction = Einleitung
phase-any-time = Jederzeit in deinem Zug
phase-place-tile = Ein Plättchen anlegen
phase-move-wood = Einen { meeple } setzen
phase-dragon = Den Drachen bewegen
phase-scoring = Wertung
# The dragon moves after the scoring: one publisher of the first edition has it so.
phase-dragon-late = Den Drachen bewegen
phase-end-of-turn = Weitere Aktionen

## Steps. Their label (1A …) is shown before the title, where they have one.

step-intro = Einleitung
step-any-time = Jederzeit in deinem Zug
step-begin-turn = Den Zug beginnen
step-draw-tile = Ein Plättchen ziehen
step-place-tile = Das Plättchen anlegen
# “Wood” is every wooden piece: a meeple, a special figure, the fairy, a tower floor.
step-wood-prologue = Vor dem Setzen von Figuren
step-wood-first = Figuren setzen oder versetzen: erster Teil
step-wood-second = Figuren setzen oder versetzen: zweiter Teil
step-wood-epilogue = Nach dem Setzen von Figuren
step-dragon = Der Drache geht auf die Jagd
step-completed-features = Abgeschlossene Gebiete suchen
step-score-feature = Ein abgeschlossenes Gebiet werten
step-tile-scoring = Für das Plättchen werten
step-dragon-late = Der Drache geht auf die Jagd
step-finish-tile = Die Aktionen des Plättchens abschließen
step-end-turn = Den Zug beenden

## Captions of the parts that a player goes through more than once.

# Around steps 1B to 4A; shown with the builder only.
repeat-double-turn = Einmal, bei einem Doppelzug zweimal
repeat-feature = Einmal für jedes abgeschlossene Gebiet
# Around the parts of a bazaar in step 4A: a tile placed in the round may bring another bazaar.
repeat-bazaar-round = Einmal für jeden Basar, bis keiner mehr übrig ist
