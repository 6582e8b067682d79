### Draft, not yet reviewed by a native speaker.
### Order of play, phase 1: the turn begins, a tile is drawn and placed.

## Step 1A

# $points: points for the fairy.
fairy-point = Si la **fée** accompagne un de vos { meeples }, marquez { points-counted }.

# Under fairy-point.
fairy-point-acrobats = Si la fée accompagne un **artiste**, comptez ce gain pour chacun de vos artistes de la pyramide.

eradicate-outbreak = S’il n’y a plus de **puces** dans la réserve, retirez le jeton Foyer le plus ancien. Recommencez jusqu’à ce que des puces en jeu deviennent inactives ou qu’il ne reste qu’un seul foyer.

## Step 1B

# $fortune-teller: a player may draw several tiles. $own-tiles: abbey tiles and the like.
use-mandatory-tile =
    Si vous avez une tuile que vous devez placer, utilisez-la au lieu de piocher { $fortune-teller ->
        [yes] une ou plusieurs tuiles
       *[no] une tuile
    }{ $own-tiles ->
        [yes] {" "}ou d’en choisir une dans votre réserve
       *[no] { "" }
    }.

# Under use-mandatory-tile.
use-bazaar-tile = Si vous avez une tuile d’un **bazar** précédent, vous devez l’utiliser.

# Under use-mandatory-tile.
use-wonder-tile = Si une tuile **Merveille** attend dans votre réserve, vous devez l’utiliser.

# Under use-wonder-tile.
wonder-tile-does-not-fit = Si la tuile Merveille ne peut être placée nulle part, piochez une tuile supplémentaire à placer juste avant elle. Mettez de côté chaque tuile qui n’aide pas. Piochez jusqu’à ce que la tuile piochée et la tuile Merveille puissent toutes deux être placées.

# Under use-mandatory-tile.
use-fortune-teller-tile = S’il vous reste des tuiles que vos **voyantes** vous ont données dans la première partie d’un double tour, et si l’une d’elles peut être placée, vous devez l’utiliser. Remettez les autres dans les piles en les mélangeant.

# Under use-fortune-teller-tile.
fortune-teller-tile-does-not-fit = Si aucune d’elles ne peut être placée, défaussez-les et piochez des tuiles une à une, jusqu’à ce que l’une d’elles puisse être placée.

# Entries follow: the kinds of tile. $mandatory-tiles: a player may have to place a tile.
use-own-tile =
    { $mandatory-tiles ->
        [yes] Si aucune tuile ne vous est imposée et si vous avez
       *[no] Si vous avez
    } une de ces tuiles dans votre réserve, vous pouvez l’utiliser au lieu de piocher, à condition qu’elle puisse être placée quelque part :

# Under use-own-tile.
own-tile-abbey = Une tuile **Monastère**, dans un trou bordé de tuiles de tous les côtés

# Under use-own-tile.
own-tile-halfling = Une **demi-tuile**

# Under use-own-tile.
own-tile-german-castle = Une tuile **Château allemand**

# Under use-own-tile.
own-tile-wetland = Une tuile **Marais**

# $mandatory-tiles, $own-tiles: the actions before this one may have given a tile.
# $fortune-teller: more tiles are drawn.
draw-random-tile =
    { $mandatory-tiles ->
        [yes] Si les actions ci-dessus ne vous donnent aucune tuile à placer, piochez
       *[no] { $own-tiles ->
            [yes] Si l’action ci-dessus ne vous donne aucune tuile à placer, piochez
           *[no] Piochez
        }
    } une tuile au hasard.{ $fortune-teller ->
        [yes] {" "}Piochez une tuile de plus pour chacune de vos **voyantes**. Choisissez parmi les tuiles piochées une tuile qui peut être placée.
       *[no] { "" }
    }

# Under draw-random-tile. $builder: the other tiles are kept for the second part of a double turn.
drawn-tiles-do-not-fit =
    Si vous avez choisi de piocher des tuiles de plus pour vos **voyantes** et qu’aucune tuile ne peut être placée, { $builder ->
        [yes] mettez-en une
       *[no] mettez-les toutes
    } de côté. Piochez des tuiles une à une, jusqu’à ce que l’une d’elles puisse être placée. Remettez ensuite dans les piles les tuiles mises de côté, en les mélangeant.

# Under draw-random-tile.
dragon-tile-too-early = Si la tuile montre un **dragon** et que le dragon n’est pas encore en jeu, mettez la tuile de côté et piochez une autre tuile au hasard. Remettez les tuiles mises de côté dans les piles, en les mélangeant, quand la première tuile **Volcan** est placée.

# $wheel-of-fortune, $peasant-revolts: the tile has actions before it is placed.
show-tile =
    Montrez la tuile à tous les joueurs.{ $wheel-of-fortune ->
        [yes] {" "}Gardez-la devant vous pendant que vous effectuez ses actions.
       *[no] { $peasant-revolts ->
            [yes] {" "}Gardez-la devant vous pendant que vous effectuez ses actions.
           *[no] { "" }
        }
    }

draw-tile-for-hill = Si la tuile montre une **colline**, piochez aussitôt une autre tuile, s’il en reste. Gardez-la face cachée sous la tuile de la colline.

spin-wheel-of-fortune = Si la tuile porte un symbole de **roue de la fortune**, effectuez maintenant les actions de la roue.

resolve-peasant-revolt = Si la tuile porte un symbole de **révolte paysanne**, résolvez maintenant la révolte pour le type de zone qu’il désigne.

open-gift = Si la tuile peut être placée, vous pouvez ouvrir un **cadeau** de votre réserve. Retournez la carte face visible, faites ce qu’elle dit et posez-la sur la défausse.

# First edition's words only. The last action of the step: one message for everything that was scored in it.
messages-after-draw = Additionnez les avancées de vos { scoring-figures } dans toutes les actions de cette étape. La case où ils se trouvent maintenant compte pour les **missives**.

## Step 1C

# $hills: a hill tile may have drawn a tile to lie under it.
lay-tile =
    Placez la tuile. Si elle ne peut être placée nulle part, mettez-la de côté{ $hills ->
        [yes] {" "}avec la tuile éventuellement piochée pour sa **colline**
       *[no] { "" }
    } et retournez à l’étape { STEP("draw-tile") }.

# Under lay-tile. With c1 a bridge may also be built later in the turn.
build-bridge =
    S’il vous reste un **pont**, vous pouvez le construire sur la tuile que vous venez de placer ou sur une tuile qui partage un côté avec elle. Il arrive que la tuile ait besoin du pont pour pouvoir être placée.{ $edition ->
        [c1] {" "}Si vous n’en avez pas besoin pour cela, vous pouvez le construire à tout moment de votre tour, dans les limites que fixent les zones complétées et les pions posés.
       *[c2] { "" }
    } Si la tuile ne peut être placée qu’avec le pont, vous pouvez aussi la mettre de côté.

# Under build-bridge.
bridge-beside-tower = Si la tuile porte une **tour**, décalez un peu la tour si le pont a besoin de place.

# Under build-bridge.
no-bridge-over-acrobats = Vous ne pouvez pas construire de pont sur une **tuile Artiste** où se trouve un artiste.

# Under build-bridge.
bridge-over-circus = Vous pouvez construire un pont sur une **tuile Cirque**, que le chapiteau s’y trouve ou non.

# Under lay-tile.
lay-extra-tile-before-wonder = Si vous avez pioché une tuile supplémentaire pour faire de la place à une tuile **Merveille**, placez d’abord la tuile supplémentaire.

# Under lay-tile.
mark-wonder = Si vous placez une tuile **Merveille**, posez votre marqueur au milieu de la merveille. Le marqueur est un { meeple } normal posé la tête en bas.

# $builder: in a double turn the tiles are kept for its second part.
return-fortune-teller-tiles =
    Remettez dans les piles, en les mélangeant, les autres tuiles que vos **voyantes** vous ont données{ $builder ->
        [yes] , sauf si le bâtisseur vous donne un double tour
       *[no] { "" }
    }.

complete-from-now = Chaque zone de tuiles que la tuile placée achève compte désormais comme **complétée**.

dragon-to-volcano = Si la tuile montre un **volcan**, posez le dragon dessus.

princess-removes-knight = Si la tuile montre une **princesse** et qu’elle est ajoutée à une ville où se trouve un chevalier, vous pouvez retirer de cette ville un chevalier de votre choix. Si vous le faites, sautez les étapes { STEP("wood-first") } et { STEP("wood-second") }.

# The variant in which it is no choice.
princess-must-remove-knight = Si la tuile montre une **princesse** et qu’elle est ajoutée à une ville où se trouve un chevalier, vous devez retirer de cette ville un chevalier de votre choix. Sautez ensuite les étapes { STEP("wood-first") } et { STEP("wood-second") }.

place-outbreak = Si la tuile montre un foyer de **peste**, vous devez y poser le jeton Foyer de plus petit numéro qui n’est pas encore en jeu.

place-gold = Si la tuile porte un symbole d’**or**, vous devez y poser un lingot d’or et en poser un autre sur une tuile voisine.

# $mage, $witch: at least one of them is on the table.
move-mage-or-witch =
    Si la tuile porte un symbole de **mage**{ $mage ->
        [yes] { $witch ->
            [yes] , ou si elle relie les zones du mage et de la sorcière
           *[no] { "" }
        }
       *[no] { "" }
    }, vous devez déplacer { $mage ->
        [yes] { $witch ->
            [yes] le mage ou la sorcière
           *[no] le mage
        }
       *[no] la sorcière
    }.

place-robbers = Si la tuile porte un symbole de **voleur**, vous pouvez poser votre voleur sur la piste de score. Le prochain joueur qui a un voleur dans sa réserve peut aussi y poser le sien. Si votre voleur y est déjà, vous pouvez le déplacer.

# $points: points for the wind rose.
wind-rose-points = Si la tuile montre un quart de **rose des vents** et que vous la placez dans le bon quadrant du paysage, marquez { points-counted }.

lay-hill = Si la tuile montre une **colline**, placez-la avec la tuile face cachée en dessous.

lay-solovei-razboynik = Si vous ajoutez la tuile **Soloveï Razboïnik** à une route, ou si vous y reliez des routes, elle touche tous les { highwaymen } de cette route.

lay-vodyanoy = Si vous placez la tuile **Vodianoï**, elle touche tous les { meeples } des tuiles voisines.

# Entries follow: the two choices.
lay-porxada = Si la tuile montre **La Porxada**, choisissez une de ces possibilités :

# Under lay-porxada. $peasant-revolts: swapped pieces have to do with their protection.
porxada-swap = **Échange de { meeples }** : échangez un de vos { meeples } en jeu contre celui d’un autre joueur. Si ce joueur refuse, il doit mettre de côté un de ses propres { meeples } jusqu’à la fin de la partie.{ $peasant-revolts ->
        [yes] {" "}Vous pouvez payer des points pour protéger des **révoltes paysannes** le { meeple } échangé. Chaque { meeple } échangé garde la protection qu’il avait.
       *[no] { "" }
    }

# Under lay-porxada.
porxada-bonus = **Bonus** : prenez le bonus lors de l’évaluation finale.

place-easter-bunny = Si la tuile montre un **lapin de Pâques**, posez-y le pion du lapin de Pâques.

pitch-big-top = Si c’est la première tuile **Cirque** de la partie, posez un jeton Animal face cachée sur sa place de cirque et le chapiteau par-dessus.

# $tokens: the height of the stack.
place-fruit = Si la tuile montre un **arbre fruitier**, posez-y, face cachée, une pile de { $tokens } jetons Fruit d’une même sorte. Ils n’ont pas à correspondre à l’arbre.

# $points: points for the right order.
spiel-doch-points = Si vous jouez avec la variante de règles et que vous placez la seconde tuile **Spiel Doch! 2/2018** dans le bon ordre, marquez { points-counted }.

bathhouse-surrounded = Si un { meeple } piégé se trouve dans un **bain public** et que votre tuile remplit le dernier emplacement libre autour, son propriétaire peut le reprendre gratuitement. S’il l’oublie, il devra payer plus tard.

# $points: points for an arrow that is not used.
arrow-points = Si vous placez une tuile du **20ᵉ anniversaire** sans activer sa flèche, marquez { points-counted }. C’est le cas même si vous activez une flèche sur une tuile voisine.

# Under arrow-points.
only-one-arrow = Vous ne pouvez activer qu’une seule flèche, même si vous avez placé une tuile supplémentaire avant une tuile **Merveille**.

# $builder: there are double turns.
arrow-extra-turn =
    Si vous activez une flèche « tour supplémentaire » sur la tuile du **20ᵉ anniversaire** que vous venez de placer ou sur une tuile voisine, vous jouez un tour supplémentaire après celui-ci{ $builder ->
        [yes] , même si c’est un double tour
       *[no] { "" }
    }. Vous ne pouvez pas obtenir ainsi deux tours supplémentaires de suite.

draw-gift = Si la tuile prolonge une route ou une ville occupée où vous n’avez pas la majorité à cet instant, piochez une carte **Cadeau**. Regardez-la en secret. Posez-la face cachée dans votre réserve.

# $limit: how many ghosts drive a figure away.
spell-circles-limit-mist = Si la tuile porte des **cercles magiques** et que vous la placez de façon à limiter leur brouillard, prenez dans la réserve autant de fantômes que la tuile a de cercles magiques. Posez-les auprès d’un ou de plusieurs de vos propres { meeples }. Retirez chaque { meeple } qui a maintenant { $limit } fantômes, avec ses fantômes.

# $points: points for each road.
stonehenge-points = Si vous avez placé la merveille **Stonehenge** lors d’un tour précédent et que vous complétez maintenant une ou plusieurs routes occupées, marquez { points-counted } pour chacune d’elles.

# First edition's words only. The last action of the step: one message for everything that was scored in it.
messages-after-placing = Additionnez les avancées de vos { scoring-figures } dans toutes les actions de cette étape. La case où ils se trouvent maintenant compte pour les **missives**.
