### Draft, not yet reviewed by a native speaker.
### Order of play, phase 3: completed features and the tile are scored.

## Step 3A: which features are completed, and who has the majority.

# The ways to complete features follow as a list.
find-completed-features = Suche jedes Gebiet, das in diesem Zug abgeschlossen wird:

# The list “completing-placements”: what can complete a feature. Used in completed-by-placing.
completing-placements-tile = ein Plättchen
completing-placements-abbey = eine **Abtei**
completing-placements-halfling = ein **Halb-so-wild-Plättchen**
completing-placements-german-castle = eine **deutsche Burg**
completing-placements-wonder = ein **Wunderplättchen**

# Under find-completed-features. The kinds of feature follow as a list.
completed-by-placing = Diese Gebiete, wenn sie durch { LIST("completing-placements") } abgeschlossen wurden:
# Under completed-by-placing, like the kinds of feature that follow.
completed-road = Eine Straße
completed-city = Eine Stadt
# The kinds of building follow as a list.
completed-monastic = Ein klosterartiges Gebäude:
completed-monastery = Ein { monastery }
completed-abbey = Eine Abtei
completed-shrine = Eine Kultstätte
# A monk must stand on it; so with the two below.
completed-german-monastery = Ein deutsches { monastery } mit einem Mönch
completed-dutch-belgian-monastery = Ein niederländisches oder belgisches { monastery } mit einem Mönch
completed-japanese-building = Ein japanisches Gebäude mit einem Mönch
completed-darmstadt-church = Eine Darmstädter Kirche
completed-baba-yaga = Die Hütte der Baba Jaga
completed-garden = Ein Garten
completed-german-castle = Eine deutsche Burg, aber nicht, wenn eine andere deutsche Burg sie abgeschlossen hat
completed-german-cathedral = Eine deutsche Kathedrale
completed-haunted-castle = Ein Spukschloss
completed-cemetery = Ein Friedhof
completed-easter-nest = Ein Osternest
completed-fortune-teller-tent = Ein Zelt der Wahrsagerin

# Under find-completed-features, like the ways that follow. $german-cathedrals: their roads count too.
completed-by-bridge =
    Eine Straße{ $german-cathedrals ->
        [yes] { " " }oder deutsche Kathedrale
       *[no] { "" }
    }, die du durch den Bau einer **Brücke** abgeschlossen hast
completed-by-tunnel =
    Eine Straße{ $german-cathedrals ->
        [yes] { " " }oder deutsche Kathedrale
       *[no] { "" }
    }, die du durch das Legen eines **Tunnelplättchens** abgeschlossen hast
completed-by-ferry =
    Eine Straße{ $german-cathedrals ->
        [yes] { " " }oder deutsche Kathedrale
       *[no] { "" }
    }, die du durch das Legen oder Umlegen einer **Fähre** abgeschlossen hast
# A farmer is a meeple on a farm or field.
scored-by-barn = Eine { farm }, die gewertet werden muss, weil ein **Gutshof** darauf gesetzt wurde oder weil ein Bauer darauf steht und sie mit einer { farm } mit Gutshof verbunden wurde
# The fief is the area around a castle.
completed-castle = Eine **Burg**, wenn ein Gebiet in ihrer Umgebung abgeschlossen wurde. Das gilt nicht in dem Zug, in dem die Burg gebaut wurde.
porxada-presence = Hat das Plättchen die Stadt mit **La Porxada** abgeschlossen, nimmt sich jeder Spieler mit einem Ritter in dieser Stadt ein Plättchen, um das anzuzeigen. Die Mehrheit spielt keine Rolle. Das gilt nur, wenn der Spieler, der La Porxada angelegt hat, den Bonus bei der Schlusswertung gewählt hat.

# The pieces and their strength follow as a list.
determine-majorities = Stelle fest, wer in jedem abgeschlossenen Gebiet die Mehrheit hat. Es zählen:
# Under determine-majorities, like the pieces that follow. $strength (number): how much the piece counts.
vote-normal-meeple = Ein **normaler { meeple }** ({ strength } { $strength })
vote-large-meeple = Ein **{ large-meeple }** ({ strength } { $strength })
vote-wagon = Ein **Wagen** ({ strength } { $strength })
vote-mayor = Ein **Bürgermeister** ({ strength } { $strength } für jedes { coat-of-arms } in der Stadt)
vote-phantom = Ein **Phantom** ({ strength } { $strength })
vote-abbot = Ein **Abt** ({ strength } { $strength })
vote-ringmaster = Ein **Zirkusdirektor** ({ strength } { $strength })
vote-guard-meeple = Ein **{ guard-meeple }** ({ strength } { $strength })
# Under determine-majorities, after the pieces.
vote-hill = Ein **Hügel** entscheidet bei Gleichstand: Von den Spielern im Gleichstand haben diejenigen die Mehrheit, die mindestens einen { meeple } auf einem Hügel haben.
# Under determine-majorities. The name of a scoring tile.
vote-citizens-jury = Das Wertungsplättchen **Bürgergericht** gibt allen Spielern in einer Stadt zusammen die Mehrheit, ganz gleich, wie hoch { strength-theirs } ist.

send-meeple-to-leipzig = Führt eine abgeschlossene Straße direkt oder über andere Gebiete zur **Stadt Leipzig**, darf jeder Spieler mit der Mehrheit darauf einen { meeple } von ihr in ein { quarter } von Leipzig schicken, in dem er noch keinen hat.

choose-scoring-order = Jeder Spieler, der Punkte erhält, wählt die Reihenfolge, in der seine Gebiete gewertet werden.
# Under choose-scoring-order.
scoring-order-arbitration = Werden mehrere Gebiete gewertet, haben verschiedene Spieler darin die Mehrheit und muss ihre Reihenfolge geklärt werden, entscheidest du.
# Under choose-scoring-order.
scoring-order-bathhouses = Gibt es freie **Badehäuser** und werden mehrere Gebiete mit einem einzelnen { meeple } gewertet, bestimmst du deren Reihenfolge.
# Under choose-scoring-order.
scoring-order-castle = Werte eine **Burg** gleich nach dem Gebiet, das sie abschließt. Hat das Plättchen mehrere Gebiete in ihrer Umgebung abgeschlossen, wählt der Besitzer der Burg, welches davon zählt.
# Under choose-scoring-order.
scoring-order-castles-together = Werte abgeschlossene **Burgen**, deren Umgebungen sich überschneiden, gemeinsam.

score-each-feature = Führe Schritt { STEP("score-feature") } für jedes abgeschlossene Gebiet in der gewählten Reihenfolge aus.

## Step 3B: one completed feature. The step is repeated for each of them.

build-castle = Hat das Plättchen eine { small-city } abgeschlossen, darf der Spieler, dem sie gehört, eine **Burg** daraus machen. Tut er das, ist dieses Gebiet erledigt. Mache mit dem nächsten weiter.

# $castles: how the two expansions go together is an open question.
gingerbread-man-in-completed-city =
    Steht der **Lebkuchenmann** in einer abgeschlossenen Stadt, erhält jeder Spieler mit Rittern darin Punkte für sie. Danach ziehst du den Lebkuchenmann in eine unfertige Stadt deiner Wahl. Gibt es keine, stelle ihn beiseite.{ $castles ->
        [yes] { " " }(Keine veröffentlichte Regel behandelt eine **Burg**, die gerade gebaut wurde. Sie ist keine Stadt mehr. Am besten entfernst du den Lebkuchenmann ohne Wertung.)
       *[no] { "" }
    }

# A heading over collect-trade-goods, check-king-and-robber and score-fortune-teller-tent.
completion-rewards = Du wirst für das Abschließen des Gebiets belohnt:
# Under completion-rewards.
collect-trade-goods = Nimm für jedes Warensymbol im Gebiet ein **Warenplättchen**.
# Under completion-rewards. The new edition also has tokens that mark the largest city and the longest road.
check-king-and-robber =
    Ist das Gebiet eine Stadt oder eine Straße, prüfe, ob es jetzt die größte Stadt oder die längste Straße ist. Wenn ja, nimm dir den **König** oder den **Raubritter**{ $edition ->
        [c1] { "" }
       *[c2] { " " }und lege das zugehörige Plättchen auf das Gebiet
    }.
# Under completion-rewards.
score-fortune-teller-tent = Ist das Gebiet ein **Zelt der Wahrsagerin**, erhältst du Punkte dafür.

move-meeples-from-carcassonne = Reihum, vom Spieler links von dir bis zu dir, darf jeder Spieler einen oder mehrere { meeples } aus der **Stadt Carcassonne** in dieses Gebiet ziehen.

# The pieces and their strength follow as a list. $count, $leipzig: meeples may have moved since step 3A.
determine-majority =
    { $count ->
        [yes] Sind { meeples } in das Gebiet gekommen oder haben es welche verlassen, stelle
       *[no] { $leipzig ->
            [yes] Sind { meeples } in das Gebiet gekommen oder haben es welche verlassen, stelle
           *[no] Stelle
        }
    } fest, wer im Gebiet die Mehrheit hat. Es zählen:
# Under determine-majority, like the pieces that follow. $strength (number): how much the piece counts.
strength-normal-meeple = Ein **normaler { meeple }** ({ strength } { $strength })
strength-large-meeple = Ein **{ large-meeple }** ({ strength } { $strength })
strength-wagon = Ein **Wagen** ({ strength } { $strength })
strength-mayor = Ein **Bürgermeister** ({ strength } { $strength } für jedes { coat-of-arms } in der Stadt)
strength-phantom = Ein **Phantom** ({ strength } { $strength })
strength-abbot = Ein **Abt** ({ strength } { $strength })
strength-ringmaster = Ein **Zirkusdirektor** ({ strength } { $strength })
strength-guard-meeple = Ein **{ guard-meeple }** ({ strength } { $strength })
# Under determine-majority, after the pieces.
strength-hill = Ein **Hügel** entscheidet bei Gleichstand: Von den Spielern im Gleichstand haben diejenigen die Mehrheit, die mindestens einen { meeple } auf einem Hügel haben.
# Under determine-majority. The name of a scoring tile.
strength-citizens-jury = Das Wertungsplättchen **Bürgergericht** gibt allen Spielern in einer Stadt zusammen die Mehrheit, ganz gleich, wie hoch { strength-theirs } ist.

watchtower-bonus = Ist das Gebiet eine Stadt oder eine Straße mit mindestens einem **Wachturm**, erhält jeder Spieler, der { meeples } an einem Wachturm hat, dessen Bonus. Die Mehrheit spielt keine Rolle.

collect-toll = Ist das Gebiet eine Straße, die an einer Kreuzung mit einem **Zollhaus** endet, kassiert dessen Besitzer den Zoll. Tu das für jedes solche Zollhaus.

# The kinds of feature and what counts in them follow as a list.
award-feature-points = Zähle die Punkte für das Gebiet und gib sie jedem Spieler mit der Mehrheit:

## What counts in a feature: the lists “…-value”, joined by plus signs (“its tiles + inns + mage”).
## Cathars, siege and besiegers are three small expansions with one effect.

road-value-tiles = ihre Plättchen
road-value-german-cathedrals = deutsche Kathedralen
road-value-inns = Wirtshäuser
road-value-mage = Magier
road-value-witch = Hexe
road-value-little-buildings = Häuser
road-value-german-castles = deutsche Burgen
road-value-bathhouses = Badehäuser
road-value-labyrinths = Labyrinthe
road-value-signposts = Wegweiser
road-value-ghosts = Geister

city-value-tiles = ihre Plättchen und { coats-of-arms }
city-value-cathars = Katharer/Belagerung/Belagerer
city-value-cathedrals = Kathedralen
city-value-mage = Magier
city-value-witch = Hexe
city-value-little-buildings = Häuser
city-value-german-castles = deutsche Burgen
city-value-bathhouses = Badehäuser
city-value-darmstadtium = Darmstadtium
city-value-ghosts = Geister

monastic-value-tiles = sein Plättchen und die Plättchen ringsum
monastic-value-vineyards = Weinberge
monastic-value-little-buildings = Häuser
monastic-value-ghosts = Geister

barn-value-cities = abgeschlossene Städte
barn-value-castles = Burgen
barn-value-pig = Schwein
barn-value-pig-herd = Schweineherde
barn-value-cathars = Katharer/Belagerung/Belagerer
barn-value-little-buildings = Häuser
barn-value-ghosts = Geister

baba-yaga-value-tile = ihr Plättchen
baba-yaga-value-little-buildings = Häuser
baba-yaga-value-ghosts = Geister

garden-value-tiles = sein Plättchen und die Plättchen ringsum
garden-value-little-buildings = Häuser
garden-value-ghosts = Geister

german-castle-value-tiles = ihr Plättchen und die Plättchen ringsum
german-castle-value-little-buildings = Häuser
german-castle-value-ghosts = Geister

# Its roads are those that lead to it. Each stretch of road on the cathedral’s own tile counts by itself.
german-cathedral-value-tiles = die Plättchen ihrer Straßen und jeder Straßenabschnitt auf ihrem eigenen Plättchen
german-cathedral-value-inns = Wirtshäuser
german-cathedral-value-little-buildings = Häuser
german-cathedral-value-ghosts = Geister

haunted-castle-value-tiles = sein Plättchen und die Plättchen mit Nebel ringsum
haunted-castle-value-little-buildings = Häuser
haunted-castle-value-ghosts = Geister

cemetery-value-nothing = nichts für den Friedhof selbst
cemetery-value-little-buildings = Häuser
cemetery-value-ghosts = Geister

## Step 3B, continued: the features.

# Under award-feature-points, like the kinds of feature that follow. $land-surveyors: scoring tiles change the value.
value-of-road =
    Eine Straße: { LIST("road-value") }{ $land-surveyors ->
        [yes] , verändert durch die **Wertungsplättchen**
       *[no] { "" }
    }
value-of-city =
    Eine Stadt: { LIST("city-value") }{ $land-surveyors ->
        [yes] , verändert durch die **Wertungsplättchen**
       *[no] { "" }
    }
# The kinds of building follow as a list.
value-of-monastic =
    Ein klosterartiges Gebäude: { LIST("monastic-value") }{ $land-surveyors ->
        [yes] , verändert durch die **Wertungsplättchen**
       *[no] { "" }
    }
# Under value-of-monastic, like the kinds of building that follow.
value-of-monastery = Ein { monastery }
value-of-abbey = Eine Abtei
value-of-shrine = Eine Kultstätte
# A monk must stand on it; so with the two below.
value-of-german-monastery = Ein deutsches { monastery } mit einem Mönch
value-of-dutch-belgian-monastery = Ein niederländisches oder belgisches { monastery } mit einem Mönch
value-of-japanese-building = Ein japanisches Gebäude mit einem Mönch
value-of-darmstadt-church = Eine Darmstädter Kirche
# Under award-feature-points, like the kinds of feature that follow.
value-of-barn = Eine { farm } mit einem oder mehreren Gutshöfen: { LIST("barn-value") }
value-of-baba-yaga = Die Hütte der Baba Jaga: { LIST("baba-yaga-value") }
value-of-garden = Ein Garten: { LIST("garden-value") }
value-of-german-castle = Eine deutsche Burg: { LIST("german-castle-value") }
value-of-german-cathedral = Eine deutsche Kathedrale: { LIST("german-cathedral-value") }
value-of-haunted-castle = Ein Spukschloss: { LIST("haunted-castle-value") }
# $guard-meeples: the reward of a cemetery. The general supply holds those that nobody has yet.
value-of-cemetery =
    Ein Friedhof: { LIST("cemetery-value") }{ $guard-meeples ->
        [yes] . Wer ihn wertet, nimmt außerdem noch einen **{ guard-meeple }** aus dem allgemeinen Vorrat, falls es einen gibt.
       *[no] { "" }
    }

# Under award-feature-points, after the features: a heading over the two uses.
feature-points-used-for = Die Punkte für das Gebiet, ohne jeden Bonus, gelten auch für:
# Under feature-points-used-for. $barn: a castle gets nothing from a farm or field with barns.
feature-points-for-castle =
    Eine **Burg**, die dieses Gebiet abschließt{ $barn ->
        [yes] { " " }(nicht, wenn das Gebiet eine { farm } mit Gutshöfen ist)
       *[no] { "" }
    }
# Under feature-points-used-for.
feature-points-for-teacher = Den Bonus des **Lehrers** für dieses Gebiet

teacher-points = Hat ein Spieler den **Lehrer**, erhält dieser Spieler so viele Punkte, wie für das Gebiet vergeben wurden. Erhalten mehrere Spieler Punkte dafür, wählt der Spieler mit dem Lehrer, wessen Punkte er übernimmt. Danach geht der Lehrer zur Schule zurück.

# $points (number): the bonus. $acrobats: an exception.
fairy-feature-points =
    Steht die **Fee** bei einem { meeple } im Gebiet, erhält der Besitzer dieses { meeple-genitive } { points-counted }.{ $acrobats ->
        [yes] { " " }(Artisten in einer Pyramide bringen diesen Bonus nicht.)
       *[no] { "" }
    }

ringmaster-points = Jeder Spieler, dessen **Zirkusdirektor** im Gebiet steht, erhält den eigenen Bonus des Zirkusdirektors. Die Mehrheit spielt keine Rolle.
# Under ringmaster-points.
ringmaster-basic-features = Nur Gebiete des Grundspiels bringen diesen Bonus: Straßen, Städte, { monasteries-word } und { farms }.

leipzig-bonus = Jeder Spieler, der bei diesem Gebiet die Bedingungen der **Märkte zu Leipzig** erfüllt, erhält den Bonus.

# $points (number): the bonus.
darmstadt-bonus =
    Ist das Gebiet eine **Darmstädter Kirche**, erhält jeder Spieler mit der Mehrheit ringsum { $points ->
        [one] { $points } Bonuspunkt
       *[other] { $points } Bonuspunkte
    }.

move-to-bathhouse = Gibt es ein freies **Badehaus**, muss jeder { meeple }, der bei der Wertung allein in seinem Gebiet steht, in ein unbesetztes Badehaus ziehen, solange es eines gibt. Sein Besitzer wählt, in welches. Betrifft das mehrere { meeples }, bestimmst du die Reihenfolge der Wertungen.

# The list “mage-or-witch”. Used in remove-mage-or-witch.
mage-or-witch-mage = der **Magier**
mage-or-witch-witch = die **Hexe**

remove-mage-or-witch = War { LIST("mage-or-witch") } an der Wertung dieses Gebiets beteiligt, nimm diese Figur von der Spielfläche.

# A challenge is a race to completion between a shrine and a monastery.
resolve-challenge = Wurde das Gebiet eines **Ketzers** oder eines **Mönchs** abgeschlossen, prüfe, ob es eine Herausforderung gewonnen hat. Wenn ja, geht der { meeple }, der verloren hat, zu seinem Besitzer zurück.

cross-drawbridge = Hast du eine Straße abgeschlossen, die zu einer Stadt mit heruntergelassener **Zugbrücke** führt, darf ein Spieler, der auf der Straße allein die Mehrheit hat, beliebig viele seiner { meeples } von dort in solche Städte ziehen.
# Under cross-drawbridge.
protect-on-drawbridge = Dabei darfst du Punkte zahlen, um { meeples } vor **Bauernaufständen** zu schützen.
# Under cross-drawbridge.
drawbridge-keeps-protection = Ein geschützter { meeple } behält seinen Schutz vor **Bauernaufständen**, wenn er zieht.

# The first edition wants features that adjoin, the new edition neighbouring tiles.
move-wagons =
    Jeder **Wagen** auf dem Gebiet darf auf ein unbesetztes, unfertiges Gebiet ziehen, aber nicht auf eine { farm }. { $edition ->
        [c1] Es muss direkt mit dem Gebiet des Wagens verbunden sein, zum Beispiel durch eine Straße
       *[c2] Es muss auf dem Plättchen des Wagens oder auf einem der { $around } Plättchen ringsum liegen
    }. Können mehrere Wagen ziehen, ziehst du deinen zuerst. Die anderen Spieler folgen im Uhrzeigersinn.
# Under move-wagons.
protect-wagon = Hast du einen Wagen gezogen, darfst du Punkte zahlen, um ihn vor **Bauernaufständen** zu schützen.
# Under move-wagons.
wagon-keeps-protection = Ein geschützter Wagen behält seinen Schutz vor **Bauernaufständen**, wenn er zieht.

return-meeples = Alle { meeples }, die noch im Gebiet stehen, gehen zu ihren Besitzern zurück.

return-ghosts = Alle **Geister** im Gebiet kommen in den allgemeinen Vorrat zurück.

receive-teacher = Wurden eine oder mehrere Straßen zur **Schule** abgeschlossen, nimm den **Lehrer** von den Schulplättchen.

## Step 3C: what is scored for the tile.

distribute-gold = Liegt auf einem Plättchen eines abgeschlossenen Gebiets mindestens ein **Goldstück**, teile die Goldstücke unter den Spielern mit der Mehrheit auf.

# A group of travellers is shown on a road.
turn-tollhouse-token = Drehe das Plättchen jedes **Zollhauses** um, das gerade Punkte für mindestens eine Reisegruppe kassiert hat. Drehe es nur einmal um, auch wenn dort mehrere abgeschlossene Straßen enden.

change-scoring-tiles = Hat dir eine Straße, eine Stadt oder ein klosterartiges Gebäude ({ LIST("monastery-like") }) Punkte gebracht, ersetze die aktiven **Wertungsplättchen** dieser drei Arten von Gebieten.

score-big-top = Hast du ein **Zirkusplättchen** angelegt und liegt schon ein früheres auf dem Tisch, drehe das Tierplättchen unter dem Zirkuszelt um und werte es. Stelle das Zirkuszelt auf das angelegte Plättchen, über ein neues verdecktes Tierplättchen.

settle-bets = Hat das Plättchen eine Straße oder Stadt abgeschlossen, zu der **Wettbüros** gehören? Dann rechne die Wetten ab, ein Wettbüro nach dem anderen. Könnte ein Wettbüro für mehrere Gebiete zählen, wählst du, für welches.

move-gingerbread-man = Hast du ein Plättchen mit dem **Lebkuchenmann** angelegt und ist er in diesem Zug noch nicht gezogen, ziehe ihn in eine andere unfertige Stadt, falls es eine gibt. Zieht er, erhält jeder Spieler mit Rittern in der Stadt, die er verlassen hat, Punkte für sie.

# Footnote of move-gingerbread-man.
gingerbread-man-before-count = Das kommt vor dem Setzen eines { meeple-genitive } in die Stadt Carcassonne: Die Punkte für den Lebkuchenmann können vom Anlegen des Plättchens stammen, und dann darfst du dort keinen setzen. Beide Erweiterungen treffen selten aufeinander, denn der Lebkuchenmann gehört nicht zu den normalen Editionen.

# The Count is the figure of the City of Carcassonne.
place-in-carcassonne = Hast du durch das Anlegen des Plättchens in diesem Zug keine Punkte erhalten, aber einer oder mehrere andere Spieler, darfst du einen { meeple } in die **Stadt Carcassonne** setzen. Wenn du das tust, darfst du danach den Grafen in ein { quarter } deiner Wahl ziehen.

# First edition’s words only. Last in the step, with the badge for messages.
messages-after-scoring = Schließe alle Wertungen dieser Phase ab. Sieh dir dann an, wie weit deine { scoring-figures } insgesamt vorgerückt sind.
