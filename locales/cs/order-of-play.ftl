### Draft, not yet reviewed by a native speaker.
### The order of play: titles of the page, of its phases and of its steps, and the captions of what repeats.

page-order-of-play = Průběh tahu

## Phases. Their number is shown before the title, where they have one.

phase-introduction = Úvod
phase-any-time = Kdykoli během tvého tahu
phase-place-tile = Přiložení kartičky
phase-move-wood = Umístění { meeple-genitive }
phase-dragon = Pohyb draka
phase-scoring = Vyhodnocení
# The dragon moves after the scoring: one publisher of the first edition has it so.
phase-dragon-late = Pohyb draka
phase-end-of-turn = Další akce

## Steps. Their label (1A …) is shown before the title, where they have one.

step-intro = Úvod
step-any-time = Kdykoli během tvého tahu
step-begin-turn = Začni tah
step-draw-tile = Dober si kartičku
step-place-tile = Přilož kartičku
# “Wood” is every wooden piece: a meeple, a special figure, the fairy, a tower floor.
step-wood-prologue = Před umístěním figurek
step-wood-first = Umísti nebo přesuň figurky: první část
step-wood-second = Umísti nebo přesuň figurky: druhá část
step-wood-epilogue = Po umístění figurek
step-dragon = Drak jde na lov
step-completed-features = Najdi dokončená území
step-score-feature = Vyhodnoť dokončené území
step-tile-scoring = Vyhodnoť kartičku
step-dragon-late = Drak jde na lov
step-finish-tile = Dokonči akce kartičky
step-end-turn = Ukonči tah

## Captions of the parts that a player goes through more than once.

# Around steps 1B to 4A; shown with the builder only.
repeat-double-turn = Jednou, při dvojtahu dvakrát
repeat-feature = Jednou pro každé dokončené území
# Around the parts of a bazaar in step 4A: a tile placed in the round may bring another bazaar.
repeat-bazaar-round = Jednou za každý bazar, dokud nějaký zbývá
