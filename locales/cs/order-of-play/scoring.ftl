### Draft, not yet reviewed by a native speaker.
### Order of play, phase 3: completed features and the tile are scored.

## Step 3A: which features are completed, and who has the majority.

# The ways to complete features follow as a list.
find-completed-features = Najdi všechna území dokončená v tomto tahu:

# The list “completing-placements”: what can complete a feature. Used in completed-by-placing.
completing-placements-tile = kartička
completing-placements-abbey = **opatství**
completing-placements-halfling = **půlená kartička**
completing-placements-german-castle = **německý hrad**
completing-placements-wonder = kartička **divu**

# Under find-completed-features. The kinds of feature follow as a list.
completed-by-placing = Tato území, pokud byla dokončena přiložením { LIST("completing-placements", case: "genitive") }:
# Under completed-by-placing, like the kinds of feature that follow.
completed-road = Cesta
completed-city = Město
# The kinds of building follow as a list.
completed-monastic = Klášterní stavba:
completed-monastery = { monastery-capital }
completed-abbey = Opatství
completed-shrine = Svatyně
# A monk must stand on it; so with the two below.
completed-german-monastery = Německý { monastery } s mnichem
completed-dutch-belgian-monastery = Nizozemský nebo belgický { monastery } s mnichem
completed-japanese-building = Japonská stavba s mnichem
completed-darmstadt-church = Darmstadtský kostel
completed-baba-yaga = Chýše Baby Jagy
completed-garden = Zahrada
completed-german-castle = Německý hrad, ale ne pokud ho dokončil jiný německý hrad
completed-german-cathedral = Německá katedrála
completed-haunted-castle = Strašidelný zámek
completed-cemetery = Hřbitov
completed-easter-nest = Velikonoční hnízdo
completed-fortune-teller-tent = Stan věštkyně

# Under find-completed-features, like the ways that follow. $german-cathedrals: their roads count too.
completed-by-bridge =
    Cesta{ $german-cathedrals ->
        [yes] { " " }nebo německá katedrála
       *[no] { "" }
    } dokončená postavením **mostu**
completed-by-tunnel =
    Cesta{ $german-cathedrals ->
        [yes] { " " }nebo německá katedrála
       *[no] { "" }
    } dokončená položením žetonu **tunelu**
completed-by-ferry =
    Cesta{ $german-cathedrals ->
        [yes] { " " }nebo německá katedrála
       *[no] { "" }
    } dokončená položením nebo přesunutím **přívozu**
# A farmer is a meeple on a farm or field.
scored-by-barn = { farm-capital }, kterou je třeba vyhodnotit, protože na ni byl umístěn **statek** nebo protože je na ní sedlák a byla spojena s { farm-instrumental } se statkem
# The fief is the area around a castle.
completed-castle = **Hrad**, pokud bylo dokončeno území v jeho okolí. Neplatí to v tahu, ve kterém byl hrad postaven.
porxada-presence = Pokud kartička dokončila město s kartičkou **La Porxada**, vezme si každý hráč s rytířem v tomto městě žeton jako doklad své přítomnosti. Na převaze nezáleží. Udělejte to jen tehdy, pokud si hráč, který kartičku La Porxada přiložil, zvolil bonus v závěrečném vyhodnocení.

# The pieces and their strength follow as a list.
determine-majorities = Zjisti, kdo má na kterém dokončeném území převahu. Počítají se:
# Under determine-majorities, like the pieces that follow. $strength (number): how much the piece counts.
vote-normal-meeple = **Obyčejný { meeple }** ({ strength } { $strength })
vote-large-meeple = **{ large-meeple-capital }** ({ strength } { $strength })
vote-wagon = **Vůz** ({ strength } { $strength })
vote-mayor = **Starosta** ({ strength } { $strength } za každý { coat-of-arms } ve městě)
vote-phantom = **Fantom** ({ strength } { $strength })
vote-abbot = **Opat** ({ strength } { $strength })
vote-ringmaster = **Ředitel cirkusu** ({ strength } { $strength })
vote-guard-meeple = **{ guard-meeple-capital }** ({ strength } { $strength })
# Under determine-majorities, after the pieces.
vote-hill = **Kopec** rozhoduje při shodě: z hráčů, u nichž nastala, mají převahu ti, kteří mají na kopci aspoň jednoho { meeple-accusative }.
# Under determine-majorities. The name of a scoring tile.
vote-citizens-jury = Hodnoticí kartička **Občanská porota** dává převahu společně všem hráčům ve městě bez ohledu na jejich { strength-accusative }.

send-meeple-to-leipzig = Vede-li dokončená cesta do **města Lipska**, ať už přímo, nebo přes jiná území, může každý hráč s převahou na této cestě poslat z ní jednoho { meeple-accusative } do { quarter-genitive } Lipska, kde žádného nemá.

choose-scoring-order = Každý hráč, který získává body, určí pořadí, v jakém se vyhodnotí jeho území.
# Under choose-scoring-order.
scoring-order-arbitration = Vyhodnocuje-li se více území, mají-li na nich převahu různí hráči a je-li třeba určit jejich pořadí, rozhodneš ty.
# Under choose-scoring-order.
scoring-order-bathhouses = Jsou-li volné některé **lázně** a vyhodnocuje se více území s jediným { meeple-instrumental }, určíš jejich pořadí ty.
# Under choose-scoring-order.
scoring-order-castle = **Hrad** vyhodnoť hned po území, které ho dokončuje. Pokud kartička dokončila v okolí hradu více území, majitel hradu vybere, které z nich se počítá.
# Under choose-scoring-order.
scoring-order-castles-together = Dokončené **hrady**, jejichž okolí se překrývají, vyhodnoť společně.

score-each-feature = Pro každé dokončené území proveď ve zvoleném pořadí krok { STEP("score-feature") }.

## Step 3B: one completed feature. The step is repeated for each of them.

build-castle = Pokud kartička dokončila { small-city }, může ho hráč, který ho drží, proměnit v **hrad**. Pokud to udělá, je s tímto územím hotovo. Pokračuj dalším.

# $castles: how the two expansions go together is an open question.
gingerbread-man-in-completed-city =
    Je-li v dokončeném městě **perníkový panáček**, získá za něj body každý hráč s rytíři v tomto městě. Pak přesuneš perníkového panáčka do nedokončeného města podle své volby. Není-li žádné, odlož ho stranou.{ $castles ->
        [yes] { " " }(Žádné vydané pravidlo neřeší právě postavený **hrad**. Městem už není, proto je nejlepší perníkového panáčka odebrat bez vyhodnocení.)
       *[no] { "" }
    }

# A heading over collect-trade-goods, check-king-and-robber and score-fortune-teller-tent.
completion-rewards = Za dokončení území dostáváš odměnu:
# Under completion-rewards.
collect-trade-goods = Za každý symbol zboží na území si vezmi žeton **zboží**.
# Under completion-rewards. The new edition also has tokens that mark the largest city and the longest road.
check-king-and-robber =
    Je-li územím město nebo cesta, zjisti, zda je teď největším městem nebo nejdelší cestou. Pokud ano, vezmi si **krále** nebo **loupeživého rytíře**{ $edition ->
        [c1] { "" }
       *[c2] { " " }a polož na území jeho žeton
    }.
# Under completion-rewards.
score-fortune-teller-tent = Je-li územím **stan věštkyně**, získáváš za něj body.

move-meeples-from-carcassonne = Každý hráč postupně, od hráče po tvé levici až k tobě, může přesunout jednoho nebo více { meeples-genitive } z **města Carcassonne** na toto území.

# The pieces and their strength follow as a list. $count, $leipzig: meeples may have moved since step 3A.
determine-majority =
    { $count ->
        [yes] Pokud na území { meeples } přibyli nebo z něj odešli, zjisti
       *[no] { $leipzig ->
            [yes] Pokud na území { meeples } přibyli nebo z něj odešli, zjisti
           *[no] Zjisti
        }
    }, kdo má na území převahu. Počítají se:
# Under determine-majority, like the pieces that follow. $strength (number): how much the piece counts.
strength-normal-meeple = **Obyčejný { meeple }** ({ strength } { $strength })
strength-large-meeple = **{ large-meeple-capital }** ({ strength } { $strength })
strength-wagon = **Vůz** ({ strength } { $strength })
strength-mayor = **Starosta** ({ strength } { $strength } za každý { coat-of-arms } ve městě)
strength-phantom = **Fantom** ({ strength } { $strength })
strength-abbot = **Opat** ({ strength } { $strength })
strength-ringmaster = **Ředitel cirkusu** ({ strength } { $strength })
strength-guard-meeple = **{ guard-meeple-capital }** ({ strength } { $strength })
# Under determine-majority, after the pieces.
strength-hill = **Kopec** rozhoduje při shodě: z hráčů, u nichž nastala, mají převahu ti, kteří mají na kopci aspoň jednoho { meeple-accusative }.
# Under determine-majority. The name of a scoring tile.
strength-citizens-jury = Hodnoticí kartička **Občanská porota** dává převahu společně všem hráčům ve městě bez ohledu na jejich { strength-accusative }.

watchtower-bonus = Je-li územím město nebo cesta s aspoň jednou **strážní věží**, získá každý hráč s { meeples-instrumental } u strážní věže její bonus. Na převaze nezáleží.

collect-toll = Je-li územím cesta, která končí na křižovatce s **celnicí**, vybere majitel celnice clo. Udělej to pro každou takovou celnici.

# The kinds of feature and what counts in them follow as a list.
award-feature-points = Sečti body za území a dej je každému hráči s převahou:

## What counts in a feature: the lists “…-value”, joined by plus signs (“its tiles + inns + mage”).
## Cathars, siege and besiegers are three small expansions with one effect.

road-value-tiles = její kartičky
road-value-german-cathedrals = německé katedrály
road-value-inns = hostince
road-value-mage = mág
road-value-witch = čarodějnice
road-value-little-buildings = malé stavby
road-value-german-castles = německé hrady
road-value-bathhouses = lázně
road-value-labyrinths = labyrinty
road-value-signposts = rozcestníky
road-value-ghosts = duchové

city-value-tiles = jeho kartičky a { coats-of-arms }
city-value-cathars = Kataři/obležení/obléhatelé
city-value-cathedrals = katedrály
city-value-mage = mág
city-value-witch = čarodějnice
city-value-little-buildings = malé stavby
city-value-german-castles = německé hrady
city-value-bathhouses = lázně
city-value-darmstadtium = Darmstadtium
city-value-ghosts = duchové

monastic-value-tiles = její kartička a kartičky kolem ní
monastic-value-vineyards = vinice
monastic-value-little-buildings = malé stavby
monastic-value-ghosts = duchové

barn-value-cities = dokončená města
barn-value-castles = hrady
barn-value-pig = prasátko
barn-value-pig-herd = stádo prasat
barn-value-cathars = Kataři/obležení/obléhatelé
barn-value-little-buildings = malé stavby
barn-value-ghosts = duchové

baba-yaga-value-tile = její kartička
baba-yaga-value-little-buildings = malé stavby
baba-yaga-value-ghosts = duchové

garden-value-tiles = její kartička a kartičky kolem ní
garden-value-little-buildings = malé stavby
garden-value-ghosts = duchové

german-castle-value-tiles = jeho kartička a kartičky kolem ní
german-castle-value-little-buildings = malé stavby
german-castle-value-ghosts = duchové

# Its roads are those that lead to it. Each stretch of road on the cathedral’s own tile counts by itself.
german-cathedral-value-tiles = kartičky jejích cest a každý úsek cesty na její vlastní kartičce
german-cathedral-value-inns = hostince
german-cathedral-value-little-buildings = malé stavby
german-cathedral-value-ghosts = duchové

haunted-castle-value-tiles = jeho kartička a kartičky s mlhou kolem ní
haunted-castle-value-little-buildings = malé stavby
haunted-castle-value-ghosts = duchové

cemetery-value-nothing = za samotný hřbitov nic
cemetery-value-little-buildings = malé stavby
cemetery-value-ghosts = duchové

## Step 3B, continued: the features.

# Under award-feature-points, like the kinds of feature that follow. $land-surveyors: scoring tiles change the value.
value-of-road =
    Cesta: { LIST("road-value") }{ $land-surveyors ->
        [yes] , po změnách podle **hodnoticích kartiček**
       *[no] { "" }
    }
value-of-city =
    Město: { LIST("city-value") }{ $land-surveyors ->
        [yes] , po změnách podle **hodnoticích kartiček**
       *[no] { "" }
    }
# The kinds of building follow as a list.
value-of-monastic =
    Klášterní stavba: { LIST("monastic-value") }{ $land-surveyors ->
        [yes] , po změnách podle **hodnoticích kartiček**
       *[no] { "" }
    }
# Under value-of-monastic, like the kinds of building that follow.
value-of-monastery = { monastery-capital }
value-of-abbey = Opatství
value-of-shrine = Svatyně
# A monk must stand on it; so with the two below.
value-of-german-monastery = Německý { monastery } s mnichem
value-of-dutch-belgian-monastery = Nizozemský nebo belgický { monastery } s mnichem
value-of-japanese-building = Japonská stavba s mnichem
value-of-darmstadt-church = Darmstadtský kostel
# Under award-feature-points, like the kinds of feature that follow.
value-of-barn = { farm-capital } s jedním nebo více statky: { LIST("barn-value") }
value-of-baba-yaga = Chýše Baby Jagy: { LIST("baba-yaga-value") }
value-of-garden = Zahrada: { LIST("garden-value") }
value-of-german-castle = Německý hrad: { LIST("german-castle-value") }
value-of-german-cathedral = Německá katedrála: { LIST("german-cathedral-value") }
value-of-haunted-castle = Strašidelný zámek: { LIST("haunted-castle-value") }
# $guard-meeples: the reward of a cemetery. The general supply holds those that nobody has yet.
value-of-cemetery =
    Hřbitov: { LIST("cemetery-value") }{ $guard-meeples ->
        [yes] . Kdo za něj získá body, vezme si navíc ze společné zásoby jednoho **{ guard-meeple-accusative }**, pokud tam nějaký je.
       *[no] { "" }
    }

# Under award-feature-points, after the features: a heading over the two uses.
feature-points-used-for = Body za území bez jakýchkoli bonusů se počítají také pro:
# Under feature-points-used-for. $barn: a castle gets nothing from a farm or field with barns.
feature-points-for-castle = **Hrad**, který toto území dokončuje{ $barn ->
        [yes] { " " }(ale ne, je-li územím { farm } se statky)
       *[no] { "" }
    }
# Under feature-points-used-for.
feature-points-for-teacher = Bonus **učitele** za toto území

teacher-points = Má-li některý hráč **učitele**, získá tolik bodů, kolik bylo získáno za území. Získá-li za ně body více hráčů, vybere hráč s učitelem, čí body se mu započítají. Pak se učitel vrátí do školy.

# $points (number): the bonus. $acrobats: an exception.
fairy-feature-points =
    Stojí-li na území u některého { meeple-genitive } **víla**, získá majitel tohoto { meeple-genitive } { points-counted }.{ $acrobats ->
        [yes] { " " }(Artisté v pyramidě tento bonus nedostávají.)
       *[no] { "" }
    }

ringmaster-points = Každý hráč, jehož **ředitel cirkusu** je na území, získá ředitelův vlastní bonus. Na převaze nezáleží.
# Under ringmaster-points.
ringmaster-basic-features = Tento bonus přinášejí jen území základní hry: cesty, města, { monasteries-word } a { farms }.

leipzig-bonus = Každý hráč, který u tohoto území splňuje podmínky **Trhů v Lipsku**, získá bonus.

# $points (number): the bonus.
darmstadt-bonus =
    Je-li územím **darmstadtský kostel**, získá každý hráč s převahou kolem něj { $points ->
        [one] { $points } bonusový bod
        [few] { $points } bonusové body
       *[other] { $points } bonusových bodů
    }.

move-to-bathhouse = Jsou-li volné některé **lázně**, musí se každý { meeple }, který je při vyhodnocení na svém území sám, přesunout do neobsazených lázní, dokud nějaké zbývají. Do kterých, vybírá jeho majitel. Týká-li se to více { meeples-genitive }, určíš pořadí vyhodnocení ty.

# The list “mage-or-witch”. Used in remove-mage-or-witch.
mage-or-witch-mage = **mág**
mage-or-witch-witch = **čarodějnice**

remove-mage-or-witch = Pokud vyhodnocení tohoto území ovlivňuje { LIST("mage-or-witch") }, odeber tuto figurku z herního plánu.

# A challenge is a race to completion between a shrine and a monastery.
resolve-challenge = Bylo-li dokončeno území **kacíře** nebo **mnicha**, zjisti, zda vyhrálo souboj. Pokud ano, vrátí se poražený { meeple } svému majiteli.

cross-drawbridge = Dokončíš-li cestu, která vede do města se spuštěným **padacím mostem**, může hráč, který má na cestě sám převahu, přesunout z ní do takových měst libovolný počet svých { meeples-genitive }.
# Under cross-drawbridge.
protect-on-drawbridge = Při přesunu můžeš { meeples-accusative } za body ochránit před **rolnickou vzpourou**.
# Under cross-drawbridge.
drawbridge-keeps-protection = Chráněný { meeple } si při přesunu ponechá ochranu před **rolnickou vzpourou**.

# The first edition wants features that adjoin, the new edition neighbouring tiles.
move-wagons =
    Každý **vůz** na území se může přesunout na neobsazené nedokončené území, ale ne na { farm-accusative }. { $edition ->
        [c1] Musí být s územím vozu spojené přímo, například cestou
       *[c2] Musí být na kartičce vozu nebo na některé z { $around ->
            [one] { $around } kartičky
            [few] { $around } kartiček
            *[other] { $around } kartiček
        } kolem ní
    }. Může-li se přesunout více vozů, přesuneš svůj jako první. Ostatní hráči následují po směru hodinových ručiček.
# Under move-wagons.
protect-wagon = Přesuneš-li vůz, můžeš ho za body ochránit před **rolnickou vzpourou**.
# Under move-wagons.
wagon-keeps-protection = Chráněný vůz si při přesunu ponechá ochranu před **rolnickou vzpourou**.

return-meeples = Všichni { meeples }, kteří jsou ještě na území, se vrátí svým majitelům.

return-ghosts = Všichni **duchové** z území se vrátí do společné zásoby.

receive-teacher = Byla-li dokončena jedna nebo více cest ke **škole**, vezmi si **učitele** z kartiček školy.

## Step 3C: what is scored for the tile.

distribute-gold = Leží-li na kartičce dokončeného území aspoň jeden **zlatý slitek**, rozděl zlaté slitky mezi hráče s převahou.

# A group of travellers is shown on a road.
turn-tollhouse-token = Otoč žeton každé **celnice**, která právě vybrala body aspoň za jednu skupinku pocestných. Otoč ho jen jednou, i když u celnice končí více dokončených cest.

change-scoring-tiles = Pokud ti cesta, město nebo klášterní stavba ({ LIST("monastery-like") }) přinesla body, vyměň aktivní **hodnoticí kartičky** těchto tří druhů území.

score-big-top = Je-li na přiložené kartičce **místo pro manéž** a na stole už je nějaké dřívější, otoč žeton zvířete pod šapitó a vyhodnoť ho. Přesuň šapitó na přiloženou kartičku, na nový žeton zvířete položený lícem dolů.

settle-bets = Dokončila kartička cestu nebo město se **sázkovými kancelářemi**? Pak vyhodnoť sázky, jednu kancelář po druhé. Může-li se některá kancelář počítat pro více území, vybereš to ty.

move-gingerbread-man = Je-li na přiložené kartičce **perníkový panáček** a v tomto tahu se ještě nepohnul, přesuň ho do jiného nedokončeného města, pokud nějaké je. Pokud se přesune, získá za něj body každý hráč s rytíři ve městě, které opustil.

# Footnote of move-gingerbread-man.
gingerbread-man-before-count = Tato akce je před umístěním { meeple-genitive } do města Carcassonne: body za perníkového panáčka může přinést přiložení kartičky, a pak tam { meeple-accusative } umístit nesmíš. Obě rozšíření se sejdou jen zřídka, protože perníkový panáček nepatří k běžným edicím.

# The Count is the figure of the City of Carcassonne.
place-in-carcassonne = Pokud ti přiložení kartičky v tomto tahu nepřineslo žádné body, ale jednomu nebo více jiným hráčům ano, můžeš umístit { meeple-accusative } do **města Carcassonne**. Pokud to uděláš, můžeš pak přesunout hraběte do { quarter-genitive } podle své volby.

# First edition’s words only. Last in the step, with the badge for messages.
messages-after-scoring = Dokonči všechna vyhodnocení této fáze. Pak posuď celý pohyb svých { scoring-figures-genitive }.
