### Draft, not yet reviewed by a native speaker.
### Order of play, introduction: how the page speaks, and what its badges ask for.
### The badges' names are messages of catalogue.ftl (`signal-…`).

active-player = „Ty“ je vždy hráč, který je na tahu. Tato stránka říká, co se v tahu děje a v jakém pořadí. Podrobnosti najdeš v návodech ke hře.

# The legend of the marking of such rules; shown only if the page has any.
legend-deviation = Pravidla se štítkem **odchylka** se liší od oficiálních pravidel vydavatelství **Hans im Glück**. Tiskne je jiný vydavatel.

# The legend of the marking of such rules; shown only if the page has any.
legend-adaptation = Pravidla se štítkem **upraveno** pocházejí z jiné edice hry. Kde je to třeba, jsou přizpůsobena edici, kterou hraješ.

# With c1 every round of scoring in a turn ends with the badge and the round's name; with c2 one badge ends the turn.
badge-messages = **Dopisy**: hráč, který získá body, si pokaždé vybere, kterou ze svých { scoring-figures-genitive } posune. Zelený štítek { signal-messages-end } stojí { $edition ->
        [c1] po každém kole vyhodnocení v tahu a uvádí, které kolo to je
       *[c2] jednou, po vyhodnocení
    }. Pokud u něj zjistíš, že se některá z tvých { scoring-figures-genitive } právě zastavila na tmavém políčku, můžeš si dobrat kartičku dopisu. Smíš si dobrat jen jednu kartičku dopisu{ $edition ->
        [c1] {" "}za kolo
       *[c2] { "" }
    }, i kdyby se na tmavých políčkách zastavily obě tvoje { scoring-figures }. Splnění dopisu ti může přinést další.

# Under badge-messages: an exception that one publisher prints.
badge-messages-free-space = Kartičku dopisu si smíš dobrat jen tehdy, pokud na tomto políčku nestojí { scoring-figure } jiného hráče.

badge-robbers = **Zbojníci**: zbojníci musí uloupit body při první příležitosti. U každého štítku { signal-robbers } zbojníci uloupí body, pokud mohou. Uloupených bodů a záporných bodů si nevšímají. U každého štítku { signal-robber-choice } zbojníci také uloupí body, ale jejich majitelé někdy musí zvolit, kterou { scoring-figure-accusative } okradou jako první. To se může stát, pokud zbojník sdílí políčko s více { scoring-figures-instrumental }, které získají body v kroku { STEP("score-feature") }.

# $figures: how many figures a player needs beside a space. $first, $second, $third, $last: the marked spaces of
# the scoreboard. $forward: how many spaces the figures that stay behind move.
badge-wonder = **Divy lidstva**: vyhodnocení během hry může hráči přinést kartičku divu a { $figures ->
        [one] { $figures } další figurku
        [few] { $figures } další figurky
       *[other] { $figures } dalších figurek
    }. U každého štítku { signal-wonder } se podívej na hráče, kteří získávají body a mají { $figures ->
        [one] { $figures } figurku
        [few] { $figures } figurky
       *[other] { $figures } figurek
    } u políčka { $first }, { $second }, { $third } nebo { $last } na počítadle bodů. Pokud { scoring-figure } tohoto políčka dosáhne nebo ho přejde, vezme si její hráč kartičku divu a tyto figurky. Platí-li to pro více hráčů, vyber jednoho z nich. Potom posuň figurky, které u počítadla bodů zůstaly, o { $forward ->
        [one] { $forward } políčko
        [few] { $forward } políčka
       *[other] { $forward } políček
    } dopředu, ale nejdál na políčko { $last }. Opakuj to, dokud to pro některého hráče platí.

badge-traps = **Ruské promo kartičky**: tyto kartičky mohou chytit { meeples-accusative } do pasti:

# Under badge-traps. $builder: builders are trapped as well. $ferries, $tunnel: what can join roads without a tile.
badge-tree-trap = **Slavík Loupežník** chytí nejbližší { meeples-accusative }{ $builder ->
        [yes] {" "}nebo stavitele
       *[no] { "" }
    } na úsecích cesty, které jsou s touto kartičkou spojené. Stane se to při přiložení kartičky a také tehdy, když na cestu přibudou { meeples }{ $builder ->
        [yes] {" "}nebo stavitelé
       *[no] { "" }
    }{ $ferries ->
        [yes] { $tunnel ->
            [yes] , nebo když cesty spojí přívozy nebo žetony tunelu a nová část cesty je obsazená
           *[no] , nebo když cesty spojí přívozy a nová část cesty je obsazená
        }
       *[no] { $tunnel ->
            [yes] , nebo když cesty spojí žetony tunelu a nová část cesty je obsazená
           *[no] { "" }
        }
    }. Chycené { meeples-accusative }{ $builder ->
        [yes] {" "}a stavitele
       *[no] { "" }
    } přesuň ke stromu na této kartičce. Ověřuj to u každého štítku { signal-tree-trap }.

# Under badge-traps. $special-figures: builders, pigs and the like are on the table. $barn: barns are.
badge-lake-trap = **Vodník** chytí { meeples-accusative }{ $special-figures ->
        [yes] {" "}a zvláštní figurky{ $barn ->
            [yes] {" "}(ale ne statky)
           *[no] { "" }
        }
       *[no] { "" }
    } na této kartičce a na sousedních kartičkách. Přesuň je k jezeru na této kartičce. Ověřuj to u každého štítku { signal-lake-trap }.

# Under badge-traps, after the two tiles.
traps-in-conflict = Pokud by tutéž figurku chytily obě kartičky, má Vodník přednost před Slavíkem Loupežníkem.

fortune-teller-choices = **Věštkyně**: vydaná pravidla nechávají některé případy otevřené. Tato stránka je řeší takto:

# Under fortune-teller-choices.
fortune-teller-or-supply = Máš-li v zásobě kartičky, můžeš místo dobírání přiložit jednu z nich tam, kde ji přiložit lze.

# Under fortune-teller-choices.
fortune-teller-one-tile = Pokud si kartičky dobereš, smíš přiložit jen jednu z nich, a to tam, kde ji přiložit lze.

# Under fortune-teller-choices. $builder: the other tiles are kept for the second part of a double turn.
# $own-tiles: abbey tiles and the like.
fortune-teller-nothing-fits =
    Nelze-li přiložit žádnou z dobraných kartiček, odhoď { $builder ->
        [yes] jednu z nich
       *[no] všechny
    } a dobírej nové po jedné, dokud některou nepůjde přiložit.{ $own-tiles ->
        [yes] {" "}V tomto případě už místo toho nesmíš použít kartičku ze své zásoby.
       *[no] { "" }
    }

# Under fortune-teller-choices.
fortune-teller-keep-tiles = Získáš-li dvojtah, nech si ostatní kartičky od svých věštkyň pro jeho druhou část. Pak si vyber jednu z nich, kterou lze přiložit, a zbytek odhoď.

# Under fortune-teller-choices; entries follow.
fortune-teller-second-part = Ve druhé části dvojtahu:

# Under fortune-teller-second-part.
fortune-teller-second-part-no-supply = Místo kartiček v ruce nesmíš použít kartičku ze své zásoby, ani když žádnou z nich přiložit nelze.

# Under fortune-teller-second-part.
fortune-teller-second-part-nothing-fits = Nelze-li přiložit žádnou z kartiček v ruce, odhoď je všechny a dobírej kartičky po jedné, dokud některou nepůjde přiložit.

# $factor: what points are multiplied by. $divisor: what negative points are divided by.
# $negative-points: a feature can be worth less than nothing.
badge-hans-statue = **Hansova socha**: pokud Hansova socha stojí na vyhodnocované kartičce nebo na kartičce vyhodnocovaného území, vynásob body číslem { $factor }. Štítek pro tento případ je { signal-hans-statue-double }.{ $negative-points ->
        [yes] {" "}Záporné body naopak vyděl číslem { $divisor }. Štítek pro tento případ je { signal-hans-statue-half }.
       *[no] { "" }
    }
