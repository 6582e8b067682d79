### Draft, not yet reviewed by a native speaker.
### The three pages on scoring: titles, headings, what stands beside each line, and the sentences at the head.

page-scoring-turn = Vyhodnocení během tahu
page-scoring-features = Vyhodnocení podle území
page-scoring-final = Závěrečné vyhodnocení

## Headings

# Over the sentences at the head of each page.
phase-scoring-introduction = Úvod
phase-features-board = Území na herním plánu
# The fairy, the abbot and others.
phase-features-figures = Figurky
phase-features-wheel = Kolo štěstí a rolnické vzpoury
phase-features-tiles = Kartičky a žetony
phase-features-messages = Dopisy a zbojníci
# One player pays, and sometimes another receives it.
phase-features-payments = Platby
# What depends on figures that are about to leave the board, and farmers who joined a barn late.
phase-final-before = Před nedokončenými územími
phase-final-unfinished = Nedokončená území
# The word for these depends on the edition: so “farmers”.
phase-final-farmers = { $barn ->
    [yes] Statky a sedláci
   *[no] Sedláci
}
phase-final-players = Co mají hráči

## The sum. A caption stands over the lines of each part, if there are several.

# Bonuses that are scored first.
stage-prologue = Než se území vyhodnotí
stage-core = Jakou má hodnotu
stage-modifier = Co hodnotu mění
# What is taken from the points of one player.
stage-total = Pro každého hráče zvlášť
# Bonuses that are scored last.
stage-epilogue = Až je území vyhodnocené

## Beside each line: who receives its points.

receives-majority = každý hráč s převahou
receives-each = každý hráč, který tam má figurky
# The line itself says who that is.
receives-owner = uvedený hráč
receives-active = ty
receives-all = všichni hráči

## Beside each line, as a tag of one word: where the points come from.

kind-tile = kartička
kind-figure = figurka
# Something that an expansion puts on tiles.
kind-additional = navíc
# What every feature of the kind is worth.
kind-core = základ
# A scoring tile of the land surveyors.
kind-surveyor = zeměměřič

## Sentences at the head of the pages

scoring-active-player = „Ty“ je vždy hráč, který je na tahu.

scoring-how-to-read = Každý řádek říká, co se počítá. Vedle stojí body a kdo je dostane. Sčítej řádky shora dolů. Vynech ty, které neplatí.

scoring-ties = Má-li převahu více hráčů, dostane každý z nich všechny body.

# $edition: the first edition has messages after each round of scoring, the new one once.
scoring-messages = **Dopisy**: hráč, který získává body, si pokaždé vybere, která z jeho { scoring-figures-genitive } postoupí. Zastaví-li se některá na tmavém políčku, může si dobrat dopis{ $edition ->
        [c1] , ale v každém kole vyhodnocení jen jeden
       *[c2] { " " }na konci tahu, ale jen jeden
    }.

# The names of two badges.
scoring-robbers = **Zbojníci**: zbojník si musí vzít body při první příležitosti. Může to být na každém řádku se štítkem { signal-robbers } nebo { signal-robber-choice }. Zbojníci si neberou body, které si vzal jiný zbojník.

# Shown only if the page has such a mark.
scoring-legend-adaptation = { legend-adaptation }
# Shown only if the page has such a mark.
scoring-legend-deviation = { legend-deviation }

## At the head of the page on scoring after the game, in the order in which it is done

scoring-last-turn = Dohraj poslední tah jako obvykle. Území, která dokončí, se vyhodnotí jako v každém tahu.

scoring-last-abbeys = Potom mají hráči, kteří ještě drží **opatství**, po řadě každý jednu příležitost ho přiložit.

# The market is one quarter of the city.
scoring-last-carcassonne = Potom každý hráč smí přesunout { meeples-accusative } z tržiště **města Carcassonne** na { farms }.

scoring-last-castles = Potom odeber všechny figurky z **hradů**. Žádné body nepřinášejí.

scoring-final-majority = Zjisti, kdo má převahu, stejně jako během hry. Každé území vyhodnoť jednou a vezmi z něj { meeples-accusative }.

scoring-final-robbers = **Zbojníci** si z těchto bodů nic neberou.

scoring-final-nothing = Co tu není uvedeno, po hře nic nepřináší.
