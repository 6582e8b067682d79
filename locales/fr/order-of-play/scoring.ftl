### Draft, not yet reviewed by a native speaker.
### Order of play, phase 3: completed features and the tile are scored.

## Step 3A: which features are completed, and who has the majority.

# The ways to complete features follow as a list.
find-completed-features = Repérez toutes les zones complétées pendant ce tour :

# The list “completing-placements”: what can complete a feature. Used in completed-by-placing.
completing-placements-tile = une tuile
completing-placements-abbey = un **monastère**
completing-placements-halfling = une **demi-tuile**
completing-placements-german-castle = un **château allemand**
completing-placements-wonder = une tuile **Merveille**

# Under find-completed-features. The kinds of feature follow as a list.
completed-by-placing = Ces zones, si elles ont été complétées en plaçant { LIST("completing-placements") } :
# Under completed-by-placing, like the kinds of feature that follow.
completed-road = Une route
completed-city = Une ville
# The kinds of building follow as a list.
completed-monastic = Un bâtiment monastique :
completed-monastery = Une { monastery }
completed-abbey = Un monastère
completed-shrine = Un lieu de culte
# A monk must stand on it; so with the two below.
completed-german-monastery = Une { monastery } allemande avec un moine
completed-dutch-belgian-monastery = Une { monastery } néerlandaise ou belge avec un moine
completed-japanese-building = Un bâtiment japonais avec un moine
completed-darmstadt-church = Une église de Darmstadt
completed-baba-yaga = L’isba de Baba Yaga
completed-garden = Un jardin
completed-german-castle = Un château allemand, mais pas si un autre château allemand l’a complété
completed-german-cathedral = Une cathédrale allemande
completed-haunted-castle = Un château hanté
completed-cemetery = Un cimetière
completed-easter-nest = Un nid de Pâques
completed-fortune-teller-tent = Une tente de voyante

# Under find-completed-features, like the ways that follow. $german-cathedrals: their roads count too.
completed-by-bridge =
    Une route{ $german-cathedrals ->
        [yes] { " " }ou une cathédrale allemande
       *[no] { "" }
    } que vous avez complétée en construisant un **pont**
completed-by-tunnel =
    Une route{ $german-cathedrals ->
        [yes] { " " }ou une cathédrale allemande
       *[no] { "" }
    } que vous avez complétée en posant un jeton **Tunnel**
completed-by-ferry =
    Une route{ $german-cathedrals ->
        [yes] { " " }ou une cathédrale allemande
       *[no] { "" }
    } que vous avez complétée en posant ou en déplaçant un **bac**
# A farmer is a meeple on a farm or field.
scored-by-barn = Un { farm } qui doit être évalué parce qu’une **grange** y a été posée, ou parce qu’il contient un paysan et a été relié à un { farm } avec une grange
# The fief is the area around a castle.
completed-castle = Une **forteresse**, si une zone de son fief a été complétée. Cela ne compte pas pendant le tour où la forteresse a été construite.
porxada-presence = Si la tuile a complété la ville de **La Porxada**, chaque joueur qui a un chevalier dans cette ville prend un jeton pour le montrer. La majorité n’a pas d’importance. Ne le faites que si le joueur qui a placé La Porxada a choisi le bonus de l’évaluation finale.

# The pieces and their strength follow as a list.
determine-majorities = Cherchez qui a la majorité dans chaque zone complétée. Voici ce qui compte :
# Under determine-majorities, like the pieces that follow. $strength (number): how much the piece counts.
vote-normal-meeple = Un **{ meeple } normal** ({ strength } { $strength })
vote-large-meeple = Un **{ large-meeple }** ({ strength } { $strength })
vote-wagon = Un **chariot** ({ strength } { $strength })
vote-mayor = Un **maire** ({ strength } { $strength } pour chaque { coat-of-arms } de la ville)
vote-phantom = Un **{ phantom }** ({ strength } { $strength })
vote-abbot = Un **abbé** ({ strength } { $strength })
vote-ringmaster = Un **directeur de cirque** ({ strength } { $strength })
vote-guard-meeple = Un **{ guard-meeple }** ({ strength } { $strength })
# Under determine-majorities, after the pieces.
vote-hill = Une **colline** départage les égalités : parmi les joueurs à égalité, ceux qui ont au moins un { meeple } sur une colline ont la majorité.
# Under determine-majorities. The name of a scoring tile.
vote-citizens-jury = La tuile d’évaluation **Jury citoyen** donne la majorité conjointe à tous les joueurs présents dans une ville, quelle que soit leur { strength }.

send-meeple-to-leipzig = Si une route complétée mène à la **Ville de Leipzig**, directement ou par d’autres zones, chaque joueur qui y a la majorité peut envoyer un { meeple } de cette route dans un { quarter } de Leipzig où il n’en a aucun.

choose-scoring-order = Chaque joueur qui gagne des points choisit l’ordre d’évaluation de ses zones.
# Under choose-scoring-order.
scoring-order-arbitration = Si plusieurs zones sont évaluées, que différents joueurs y ont la majorité et qu’il faut fixer leur ordre, c’est vous qui en décidez.
# Under choose-scoring-order.
scoring-order-bathhouses = S’il y a des **bains publics** libres et que plusieurs zones avec un seul { meeple } sont évaluées, c’est vous qui décidez de leur ordre.
# Under choose-scoring-order.
scoring-order-castle = Évaluez une **forteresse** juste après la zone qui la complète. Si la tuile a complété plusieurs zones du fief, le propriétaire de la forteresse choisit celle qui compte.
# Under choose-scoring-order.
scoring-order-castles-together = Évaluez ensemble les **forteresses** complétées dont les fiefs se chevauchent.

score-each-feature = Effectuez l’étape { STEP("score-feature") } pour chaque zone complétée, dans l’ordre choisi.

## Step 3B: one completed feature. The step is repeated for each of them.

build-castle = Si la tuile a complété une { small-city }, le joueur qui la possède peut la transformer en **forteresse**. S’il le fait, vous en avez fini avec cette zone. Passez à la suivante.

# $castles: how the two expansions go together is an open question.
gingerbread-man-in-completed-city =
    Si le **bonhomme en pain d’épices** est dans une ville complétée, chaque joueur qui y a des chevaliers marque des points pour eux. Déplacez ensuite le bonhomme en pain d’épices dans une ville incomplète de votre choix. S’il n’y en a aucune, mettez-le de côté.{ $castles ->
        [yes] { " " }(Aucune règle publiée ne prévoit le cas d’une **forteresse** qui vient d’être construite. Ce n’est plus une ville : mieux vaut retirer le bonhomme en pain d’épices sans marquer de points.)
       *[no] { "" }
    }

# A heading over collect-trade-goods, check-king-and-robber and score-fortune-teller-tent.
completion-rewards = Vous recevez une récompense pour avoir complété la zone :
# Under completion-rewards.
collect-trade-goods = Prenez un jeton **Marchandise** pour chaque symbole de marchandise de la zone.
# Under completion-rewards. The new edition also has tokens that mark the largest city and the longest road.
check-king-and-robber =
    Si la zone est une ville ou une route, regardez si c’est maintenant la plus grande ville ou la plus longue route. Si oui, prenez le **Roi** ou le **Chevalier-brigand**{ $edition ->
        [c1] { "" }
       *[c2] { " " }et posez son marqueur sur la zone
    }.
# Under completion-rewards.
score-fortune-teller-tent = Si la zone est une **tente de voyante**, marquez ses points.

move-meeples-from-carcassonne = Chacun à son tour, du joueur à votre gauche jusqu’à vous, les joueurs peuvent déplacer un ou plusieurs { meeples } de la **Ville de Carcassonne** vers cette zone.

# The pieces and their strength follow as a list. $count, $leipzig: meeples may have moved since step 3A.
determine-majority =
    { $count ->
        [yes] Si des { meeples } ont rejoint ou quitté la zone, cherchez
       *[no] { $leipzig ->
            [yes] Si des { meeples } ont rejoint ou quitté la zone, cherchez
           *[no] Cherchez
        }
    } qui a la majorité dans la zone. Voici ce qui compte :
# Under determine-majority, like the pieces that follow. $strength (number): how much the piece counts.
strength-normal-meeple = Un **{ meeple } normal** ({ strength } { $strength })
strength-large-meeple = Un **{ large-meeple }** ({ strength } { $strength })
strength-wagon = Un **chariot** ({ strength } { $strength })
strength-mayor = Un **maire** ({ strength } { $strength } pour chaque { coat-of-arms } de la ville)
strength-phantom = Un **{ phantom }** ({ strength } { $strength })
strength-abbot = Un **abbé** ({ strength } { $strength })
strength-ringmaster = Un **directeur de cirque** ({ strength } { $strength })
strength-guard-meeple = Un **{ guard-meeple }** ({ strength } { $strength })
# Under determine-majority, after the pieces.
strength-hill = Une **colline** départage les égalités : parmi les joueurs à égalité, ceux qui ont au moins un { meeple } sur une colline ont la majorité.
# Under determine-majority. The name of a scoring tile.
strength-citizens-jury = La tuile d’évaluation **Jury citoyen** donne la majorité conjointe à tous les joueurs présents dans une ville, quelle que soit leur { strength }.

watchtower-bonus = Si la zone est une ville ou une route avec au moins une **tour de guet**, chaque joueur qui a des { meeples } à une tour de guet marque le bonus de celle-ci. La majorité n’a pas d’importance.

collect-toll = Si la zone est une route qui finit à un carrefour avec un **poste de péage**, le propriétaire de ce poste perçoit le péage. Faites-le pour chacun de ces postes de péage.

# The kinds of feature and what counts in them follow as a list.
award-feature-points = Comptez les points de la zone et donnez-les à chaque joueur qui a la majorité :

## What counts in a feature: the lists “…-value”, joined by plus signs (“ses tuiles + auberges + mage”).
## Cathars, siege and besiegers are three small expansions with one effect.

road-value-tiles = ses tuiles
road-value-german-cathedrals = cathédrales allemandes
road-value-inns = auberges
road-value-mage = mage
road-value-witch = sorcière
road-value-little-buildings = petits bâtiments
road-value-german-castles = châteaux allemands
road-value-bathhouses = bains publics
road-value-labyrinths = labyrinthes
road-value-signposts = panneaux
road-value-ghosts = fantômes

city-value-tiles = ses tuiles et { coats-of-arms }
city-value-cathars = Cathares/Siège/Assiégeants
city-value-cathedrals = cathédrales
city-value-mage = mage
city-value-witch = sorcière
city-value-little-buildings = petits bâtiments
city-value-german-castles = châteaux allemands
city-value-bathhouses = bains publics
city-value-darmstadtium = Darmstadtium
city-value-ghosts = fantômes

monastic-value-tiles = sa tuile et les tuiles qui l’entourent
monastic-value-vineyards = vignobles
monastic-value-little-buildings = petits bâtiments
monastic-value-ghosts = fantômes

barn-value-cities = villes complétées
barn-value-castles = forteresses
barn-value-pig = cochon
barn-value-pig-herd = troupeau de porcs
barn-value-cathars = Cathares/Siège/Assiégeants
barn-value-little-buildings = petits bâtiments
barn-value-ghosts = fantômes

baba-yaga-value-tile = sa tuile
baba-yaga-value-little-buildings = petits bâtiments
baba-yaga-value-ghosts = fantômes

garden-value-tiles = sa tuile et les tuiles qui l’entourent
garden-value-little-buildings = petits bâtiments
garden-value-ghosts = fantômes

german-castle-value-tiles = sa tuile et les tuiles qui l’entourent
german-castle-value-little-buildings = petits bâtiments
german-castle-value-ghosts = fantômes

# Its roads are those that lead to it. Each stretch of road on the cathedral’s own tile counts by itself.
german-cathedral-value-tiles = les tuiles de ses routes et chaque tronçon de route de sa propre tuile
german-cathedral-value-inns = auberges
german-cathedral-value-little-buildings = petits bâtiments
german-cathedral-value-ghosts = fantômes

haunted-castle-value-tiles = sa tuile et les tuiles autour d’elle qui ont du brouillard
haunted-castle-value-little-buildings = petits bâtiments
haunted-castle-value-ghosts = fantômes

cemetery-value-nothing = rien pour le cimetière lui-même
cemetery-value-little-buildings = petits bâtiments
cemetery-value-ghosts = fantômes

## Step 3B, continued: the features.

# Under award-feature-points, like the kinds of feature that follow. $land-surveyors: scoring tiles change the value.
value-of-road =
    Une route : { LIST("road-value") }{ $land-surveyors ->
        [yes] , avec les changements des **tuiles d’évaluation**
       *[no] { "" }
    }
value-of-city =
    Une ville : { LIST("city-value") }{ $land-surveyors ->
        [yes] , avec les changements des **tuiles d’évaluation**
       *[no] { "" }
    }
# The kinds of building follow as a list.
value-of-monastic =
    Un bâtiment monastique : { LIST("monastic-value") }{ $land-surveyors ->
        [yes] , avec les changements des **tuiles d’évaluation**
       *[no] { "" }
    }
# Under value-of-monastic, like the kinds of building that follow.
value-of-monastery = Une { monastery }
value-of-abbey = Un monastère
value-of-shrine = Un lieu de culte
# A monk must stand on it; so with the two below.
value-of-german-monastery = Une { monastery } allemande avec un moine
value-of-dutch-belgian-monastery = Une { monastery } néerlandaise ou belge avec un moine
value-of-japanese-building = Un bâtiment japonais avec un moine
value-of-darmstadt-church = Une église de Darmstadt
# Under award-feature-points, like the kinds of feature that follow.
value-of-barn = Un { farm } avec une ou plusieurs granges : { LIST("barn-value") }
value-of-baba-yaga = L’isba de Baba Yaga : { LIST("baba-yaga-value") }
value-of-garden = Un jardin : { LIST("garden-value") }
value-of-german-castle = Un château allemand : { LIST("german-castle-value") }
value-of-german-cathedral = Une cathédrale allemande : { LIST("german-cathedral-value") }
value-of-haunted-castle = Un château hanté : { LIST("haunted-castle-value") }
# $guard-meeples: the reward of a cemetery. The general supply holds those that nobody has yet.
value-of-cemetery =
    Un cimetière : { LIST("cemetery-value") }{ $guard-meeples ->
        [yes] . Qui l’évalue prend aussi un **{ guard-meeple }** de plus dans la réserve générale, s’il y en a un.
       *[no] { "" }
    }

# Under award-feature-points, after the features: a heading over the two uses.
feature-points-used-for = Hors bonus, les points de la zone comptent aussi pour :
# Under feature-points-used-for. $barn: a castle gets nothing from a farm or field with barns.
feature-points-for-castle =
    Une **forteresse** que cette zone complète{ $barn ->
        [yes] { " " }(pas si la zone est un { farm } avec des granges)
       *[no] { "" }
    }
# Under feature-points-used-for.
feature-points-for-teacher = Le bonus du **professeur** pour cette zone

teacher-points = Si un joueur a le **professeur**, il marque autant de points qu’il en a été marqué pour la zone. Si plusieurs joueurs marquent pour elle, le joueur qui a le professeur choisit de quel joueur il copie les points. Le professeur retourne ensuite à l’école.

# $points (number): the bonus. $acrobats: an exception.
fairy-feature-points =
    Si la **fée** accompagne un { meeple } de la zone, le propriétaire de ce { meeple } marque { points-counted }.{ $acrobats ->
        [yes] { " " }(Les artistes d’une pyramide n’ont pas ce bonus.)
       *[no] { "" }
    }

ringmaster-points = Chaque joueur qui a son **directeur de cirque** dans la zone marque le bonus propre à ce directeur. La majorité n’a pas d’importance.
# Under ringmaster-points.
ringmaster-basic-features = Seules les zones du jeu de base rapportent ce bonus : routes, villes, { monasteries-word } et { farms }.

leipzig-bonus = Chaque joueur qui remplit pour cette zone les conditions des **Marchés de Leipzig** marque le bonus.

# $points (number): the bonus.
darmstadt-bonus =
    Si la zone est une **église de Darmstadt**, chaque joueur qui a la majorité autour d’elle marque { $points ->
        [one] { $points } point de bonus
       *[other] { $points } points de bonus
    }.

move-to-bathhouse = S’il y a un **bain public** libre, chaque { meeple } qui est seul dans sa zone quand elle est évaluée doit se rendre dans un bain public inoccupé, tant qu’il en reste. Son propriétaire choisit lequel. Si plusieurs { meeples } sont concernés, c’est vous qui décidez de l’ordre des évaluations.

# The list “mage-or-witch”. Used in remove-mage-or-witch.
mage-or-witch-mage = le **mage**
mage-or-witch-witch = la **sorcière**

remove-mage-or-witch = Si { LIST("mage-or-witch") } a joué un rôle dans l’évaluation de cette zone, retirez ce pion du jeu.

# A challenge is a race to completion between a shrine and a monastery.
resolve-challenge = Si la zone d’un **hérétique** ou d’un **moine** a été complétée, regardez si elle a remporté un défi. Si oui, le { meeple } qui a perdu est rendu à son propriétaire.

cross-drawbridge = Si vous avez complété une route qui mène à une ville dont le **pont-levis** est abaissé, un joueur qui a seul la majorité sur la route peut déplacer autant de ses { meeples } qu’il veut de cette route vers de telles villes.
# Under cross-drawbridge.
protect-on-drawbridge = Pendant le déplacement, vous pouvez payer des points pour protéger des { meeples } des **révoltes paysannes**.
# Under cross-drawbridge.
drawbridge-keeps-protection = Un { meeple } protégé garde sa protection contre les **révoltes paysannes** quand il se déplace.

# The first edition wants features that adjoin, the new edition neighbouring tiles.
move-wagons =
    Chaque **chariot** de la zone peut se déplacer vers une zone inoccupée et incomplète, mais pas vers un { farm }. { $edition ->
        [c1] Elle doit être reliée directement à la zone du chariot, par une route par exemple
       *[c2] Elle doit se trouver sur la tuile du chariot ou sur une des { $around } tuiles qui l’entourent
    }. Si plusieurs chariots peuvent se déplacer, vous déplacez d’abord les vôtres. Les autres joueurs suivent dans le sens horaire.
# Under move-wagons.
protect-wagon = Si vous avez déplacé un chariot, vous pouvez payer des points pour le protéger des **révoltes paysannes**.
# Under move-wagons.
wagon-keeps-protection = Un chariot protégé garde sa protection contre les **révoltes paysannes** quand il se déplace.

return-meeples = Tous les { meeples } qui sont encore dans la zone sont rendus à leurs propriétaires.

return-ghosts = Tous les **fantômes** de la zone retournent dans la réserve générale.

receive-teacher = Si une ou plusieurs routes vers l’**école** ont été complétées, prenez le **professeur** sur les tuiles École.

## Step 3C: what is scored for the tile.

distribute-gold = S’il y a au moins un **lingot d’or** sur une tuile d’une zone complétée, partagez les lingots d’or entre les joueurs qui ont la majorité.

# A group of travellers is shown on a road.
turn-tollhouse-token = Retournez le jeton de chaque **poste de péage** qui vient de percevoir des points pour au moins un groupe de voyageurs. Ne le retournez qu’une fois, même si plusieurs routes complétées y finissent.

change-scoring-tiles = Si une route, une ville ou un bâtiment monastique ({ LIST("monastery-like") }) vous a rapporté des points, remplacez les **tuiles d’évaluation** actives de ces trois types de zone.

score-big-top = Si vous avez placé une tuile **Cirque** et qu’une autre est déjà en jeu, retournez le jeton Animal sous le chapiteau et évaluez-le. Déplacez le chapiteau sur la tuile que vous avez placée, par-dessus un nouveau jeton Animal face cachée.

settle-bets = La tuile a-t-elle complété une route ou une ville qui a des **bureaux de paris** ? Réglez alors les paris, un bureau après l’autre. Si un bureau peut compter pour plusieurs zones, vous choisissez laquelle.

move-gingerbread-man = Si vous avez placé une tuile avec le **bonhomme en pain d’épices** et qu’il n’a pas bougé pendant ce tour, déplacez-le dans une autre ville incomplète, s’il y en a une. S’il se déplace, chaque joueur qui a des chevaliers dans la ville qu’il a quittée marque des points pour eux.

# Footnote of move-gingerbread-man.
gingerbread-man-before-count = Cela vient avant la pose d’un { meeple } dans la Ville de Carcassonne : les points du bonhomme en pain d’épices peuvent venir du placement de la tuile, et vous ne pouvez alors pas en poser un là. Les deux extensions se rencontreront rarement, car le bonhomme en pain d’épices n’appartient pas aux éditions courantes.

# The Count is the figure of the City of Carcassonne.
place-in-carcassonne = Si le placement de la tuile ne vous a rapporté aucun point pendant ce tour, mais en a rapporté à au moins un autre joueur, vous pouvez poser un { meeple } dans la **Ville de Carcassonne**. Si vous le faites, vous pouvez ensuite déplacer le Comte dans un { quarter } de votre choix.

# First edition’s words only. Last in the step, with the badge for messages.
messages-after-scoring = Terminez toutes les évaluations de cette phase. Regardez ensuite l’avancée totale de vos { scoring-figures }.
