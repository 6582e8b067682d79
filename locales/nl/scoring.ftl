### Draft, not yet reviewed by a native speaker.
### The three pages on scoring: titles, headings, what stands beside each line, and the sentences at the head.

page-scoring-turn = Puntentelling tijdens een beurt
page-scoring-features = Puntentelling per project
page-scoring-final = Eindtelling

## Headings

# Over the sentences at the head of each page.
phase-scoring-introduction = Inleiding
phase-features-board = Projecten op het speelveld
# The fairy, the abbot and others.
phase-features-figures = Speelstukken
phase-features-wheel = Rad van Fortuin en boerenopstanden
phase-features-tiles = Tegels en fiches
phase-features-messages = Nieuwsberichten en rovers
# One player pays, and sometimes another receives it.
phase-features-payments = Betalingen
# What depends on figures that are about to leave the board, and farmers who joined a barn late.
phase-final-before = Vóór de onafgebouwde projecten
phase-final-unfinished = Onafgebouwde projecten
# The word for these depends on the edition: so “farmers”.
phase-final-farmers = { $barn ->
    [yes] Herenboerderijen en boeren
   *[no] Boeren
}
phase-final-players = Wat de spelers bezitten

## The sum. A caption stands over the lines of each part, if there are several.

# Bonuses that are scored first.
stage-prologue = Vóór het project wordt geteld
stage-core = Wat het waard is
stage-modifier = Wat de waarde verandert
# What is taken from the points of one player.
stage-total = Voor elke speler apart
# Bonuses that are scored last.
stage-epilogue = Nadat het project is geteld

## Beside each line: who receives its points.

receives-majority = elke speler met de meerderheid
receives-each = elke speler die er speelstukken heeft
# The line itself says who that is.
receives-owner = de genoemde speler
receives-active = jij
receives-all = alle spelers

## Beside each line, as a tag of one word: where the points come from.

kind-tile = tegel
kind-figure = speelstuk
# Something that an expansion puts on tiles.
kind-additional = extra
# What every feature of the kind is worth.
kind-core = basis
# A scoring tile of the land surveyors.
kind-surveyor = landmeter

## Sentences at the head of the pages

scoring-active-player = ‘Je’ is altijd de speler die de beurt heeft.

scoring-how-to-read = Op elke regel staat wat er telt. Ernaast staan de punten en wie ze krijgt. Tel de regels van boven naar beneden op. Sla de regels over die niet van toepassing zijn.

scoring-ties = Hebben meerdere spelers de meerderheid, dan krijgt elk van hen alle punten.

# $edition: the first edition has messages after each round of scoring, the new one once.
scoring-messages = **Nieuwsberichten**: een speler die punten krijgt, kiest telkens welke van de eigen { scoring-figures } vooruitgaat. Stopt die op een donker veld, dan mag de speler { $edition ->
        [c1] een nieuwsbericht trekken, maar slechts één per telronde
       *[c2] aan het einde van de beurt een nieuwsbericht trekken, maar slechts één
    }.

# The names of two badges.
scoring-robbers = **Rovers**: een rover moet bij de eerste gelegenheid punten roven. Dat kan op elke regel met { signal-robbers } of { signal-robber-choice }. Rovers roven geen punten die een andere rover heeft geroofd.

# Shown only if the page has such a mark.
scoring-legend-adaptation = { legend-adaptation }
# Shown only if the page has such a mark.
scoring-legend-deviation = { legend-deviation }

## At the head of the page on scoring after the game, in the order in which it is done

scoring-last-turn = Maak de laatste beurt gewoon af. Projecten die daarin worden afgebouwd, tel je zoals in elke beurt.

scoring-last-abbeys = Daarna mogen de spelers die nog een **abdij** hebben, die om de beurt aanleggen, ieder één keer.

# The market is one quarter of the city.
scoring-last-carcassonne = Daarna mag elke speler { meeples } van de markt van de **Stad Carcassonne** naar { farms } verplaatsen.

scoring-last-castles = Haal daarna alle speelstukken van de **burchten**. Ze leveren niets op.

scoring-final-majority = Bepaal net als tijdens het spel wie de meerderheid heeft. Tel elk project één keer en haal de { meeples } eraf.

scoring-final-robbers = **Rovers** roven niets van deze punten.

scoring-final-nothing = Wat hier niet staat, levert bij de eindtelling niets op.
