### Draft, not yet reviewed by a native speaker.
### The order of play: titles of the page, of its phases and of its steps, and the captions of what repeats.

page-order-of-play = Déroulement du tour

## Phases. Their number is shown before the title, where they have one.

phase-introduction = Introduction
phase-any-time = À tout moment de votre tour
phase-place-tile = Placer une tuile
phase-move-wood = Poser un { meeple }
phase-dragon = Déplacer le dragon
phase-scoring = Évaluation
# The dragon moves after the scoring: one publisher of the first edition has it so.
phase-dragon-late = Déplacer le dragon
phase-end-of-turn = Autres actions

## Steps. Their label (1A …) is shown before the title, where they have one.

step-intro = Introduction
step-any-time = À tout moment de votre tour
step-begin-turn = Commencer le tour
step-draw-tile = Piocher une tuile
step-place-tile = Placer la tuile
# “Wood” is every wooden piece: a meeple, a special figure, the fairy, a tower floor.
step-wood-prologue = Avant de poser des pions
step-wood-first = Poser ou déplacer des pions : première partie
step-wood-second = Poser ou déplacer des pions : seconde partie
step-wood-epilogue = Après avoir posé des pions
step-dragon = Le dragon part en chasse
step-completed-features = Repérer les zones complétées
step-score-feature = Évaluer une zone complétée
step-tile-scoring = Évaluer la tuile
step-dragon-late = Le dragon part en chasse
step-finish-tile = Terminer les actions de la tuile
step-end-turn = Terminer le tour

## Captions of the parts that a player goes through more than once.

# Around steps 1B to 4A; shown with the builder only.
repeat-double-turn = Une fois, ou deux fois lors d’un double tour
repeat-feature = Une fois pour chaque zone complétée
# Around the parts of a bazaar in step 4A: a tile placed in the round may bring another bazaar.
repeat-bazaar-round = Une fois pour chaque bazar, jusqu’à ce qu’il n’en reste plus
