### Draft, not yet reviewed by a native speaker.
### The order of play: titles of the page, of its phases and of its steps, and the captions of what repeats.

page-order-of-play = Spelverloop

## Phases. Their number is shown before the title, where they have one.

phase-introduction = Inleiding
phase-any-time = Op elk moment in je beurt
phase-place-tile = Een tegel aanleggen
phase-move-wood = Een { meeple } zetten
phase-dragon = De draak verplaatsen
phase-scoring = Punten tellen
# The dragon moves after the scoring: one publisher of the first edition has it so.
phase-dragon-late = De draak verplaatsen
phase-end-of-turn = Verdere acties

## Steps. Their label (1A …) is shown before the title, where they have one.

step-intro = Inleiding
step-any-time = Op elk moment in je beurt
step-begin-turn = De beurt beginnen
step-draw-tile = Een tegel trekken
step-place-tile = De tegel aanleggen
# “Wood” is every wooden piece: a meeple, a special figure, the fairy, a tower floor.
step-wood-prologue = Voor het zetten van speelstukken
step-wood-first = Speelstukken zetten: eerste deel
step-wood-second = Speelstukken zetten: tweede deel
step-wood-epilogue = Na het zetten van speelstukken
step-dragon = De draak gaat op jacht
step-completed-features = Afgebouwde projecten zoeken
step-score-feature = Een afgebouwd project tellen
step-tile-scoring = Punten voor de tegel tellen
step-dragon-late = De draak gaat op jacht
step-finish-tile = De acties van de tegel afronden
step-end-turn = De beurt beëindigen

## Captions of the parts that a player goes through more than once.

# Around steps 1B to 4A; shown with the builder only.
repeat-double-turn = Eén keer, of twee keer bij een dubbele beurt
repeat-feature = Eén keer voor elk afgebouwd project
# Around the parts of a bazaar in step 4A: a tile placed in the round may bring another bazaar.
repeat-bazaar-round = Eén keer voor elke bazaar, tot er geen meer is
