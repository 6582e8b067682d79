### Draft, not yet reviewed by a native speaker.
### Order of play, phase 2: the figures (“wood”) are placed, moved and taken back.

## The list “monastery-like”: the buildings that count as a monastery.
## Its items stand in parentheses, without an article: “(abbaye, monastère ou lieu de culte)”.

monastery-like-monastery = { monastery }

monastery-like-abbey = monastère

monastery-like-shrine = lieu de culte

# A monastery of the German landmarks expansion; so with the two below.
monastery-like-german-monastery = { monastery } allemande

monastery-like-dutch-belgian-monastery = { monastery } néerlandaise/belge

monastery-like-japanese-building = bâtiment japonais

monastery-like-darmstadt-church = église de Darmstadt

## Step 2A: before figures are placed.

# $around (number): the tiles around the one that was placed.
gather-ghosts = Si la tuile que vous avez placée porte des **cercles magiques**, déplacez sur ces cercles les fantômes des { $around } tuiles qui l’entourent. S’il y en a trop peu, complétez avec la réserve autant que possible.

# $limit (number): the ghosts that drive a meeple off.
# $spell-circles: more ghosts come from spell circles; mist-still-open and mist-completed follow as a list.
mist-extended =
    Si la tuile que vous avez placée a **étendu le brouillard**, ajoutez si possible un fantôme de la réserve à un { meeple } adverse. Si ce { meeple } a maintenant { $limit } fantômes, retirez-le avec ses fantômes.{ $spell-circles ->
        [yes] { " " }Si le brouillard a aussi des fantômes sur des **cercles magiques** (sans compter la tuile que vous avez placée), ajoutez-en à des { meeples } adverses. Remettez dans la réserve les fantômes qui ne peuvent pas être ajoutés. Prenez les fantômes ici :
       *[no] { "" }
    }

# Under mist-extended, with spell circles.
mist-still-open = Si le brouillard n’est pas complet, prenez un fantôme sur un de ses cercles magiques, mais pas sur la tuile que vous avez placée.

# Under mist-extended, with spell circles.
mist-completed = Si le brouillard est complet, prenez tous les fantômes de ses cercles magiques, y compris sur la tuile que vous avez placée.

# Under mist-extended, after the two ways above. $limit (number): the ghosts that drive a meeple off.
mist-extended-too-many-ghosts = Retirez chaque { meeple } qui a maintenant { $limit } fantômes, avec ses fantômes.

# $limit (number): the ghosts that drive a meeple off. $spell-circles: more ghosts come from spell circles.
mist-limited =
    Si la tuile que vous avez placée a **limité le brouillard**, ajoutez si possible un fantôme de la réserve à un de vos propres { meeples }. Si ce { meeple } a maintenant { $limit } fantômes, retirez-le avec ses fantômes.{ $spell-circles ->
        [yes] { " " }Si le brouillard a aussi des fantômes sur des **cercles magiques** (sans compter la tuile que vous avez placée), ajoutez-les tous à un ou à plusieurs de vos propres { meeples }. Remettez dans la réserve les fantômes qui ne peuvent pas être ajoutés. Retirez aussitôt chaque { meeple } qui a maintenant { $limit } fantômes, avec ses fantômes.
       *[no] { "" }
    }

buy-back-from-bathhouse = Si un de vos { meeples } est dans un **bain public**, vous pouvez le racheter. Vous perdez autant de points que l’indique la tuile du bain public. Vous pouvez poser à nouveau ce { meeple } dans le même tour.

## Step 2B-1: one choice of many.

# Before the numbered list of choices.
# $princess: a princess makes you skip the step. $wonders, $most (number): so many choices after a wonder tile.
wood-first-lead =
    { $princess ->
        [yes] Sautez cette étape si vous avez retiré un chevalier grâce à une **princesse**. Sinon, vous pouvez effectuer une seule de ces actions
       *[no] Vous pouvez effectuer une seule de ces actions
    }{ $wonders ->
        [yes] , ou jusqu’à { $most } d’entre elles si vous avez placé une tuile **Merveille**
       *[no] { "" }
    } :

# The kinds of meeple follow as a list. $wonders, $most (number): so many meeples on a wonder tile.
# The other variables each add a sentence; $dragon and $plague forbid it.
place-meeple =
    Posez un { meeple }{ $wonders ->
        [yes] , ou jusqu’à { $most } { meeples } si vous avez placé une tuile **Merveille**
       *[no] { "" }
    }.{ $magic-portal ->
        [yes] { " " }Vous pouvez utiliser un **portail magique**{ $flier ->
            [yes] { " " }ou un **ornithoptère**
           *[no] { "" }
        } de la tuile que vous avez placée.
       *[no] { $flier ->
            [yes] { " " }Vous pouvez utiliser un **ornithoptère** de la tuile que vous avez placée.
           *[no] { "" }
        }
    }{ $anniversary-20 ->
        [yes] { " " }Si votre tuile a activé une flèche du **20ᵉ anniversaire**, vous pouvez l’utiliser pour poser ou ajouter le { meeple } ailleurs.
       *[no] { "" }
    }{ $peasant-revolts ->
        [yes] { " " }Si une **révolte paysanne** peut toucher la zone, vous pouvez payer des points pour protéger le { meeple }.
       *[no] { "" }
    }{ $dragon ->
        [yes] { " " }Vous ne pouvez pas poser de { meeple } si la tuile que vous avez placée montre un **volcan**{ $plague ->
            [yes] { " " }ou un **foyer de peste**
           *[no] { "" }
        }.
       *[no] { $plague ->
            [yes] { " " }Vous ne pouvez pas poser de { meeple } si la tuile que vous avez placée montre un **foyer de peste**.
           *[no] { "" }
        }
    }

# Under place-meeple, like the kinds that follow. $bridges: wooden bridges count too.
place-regular-meeple =
    Un **{ meeple } normal** sur une zone inoccupée de la tuile que vous avez placée{ $bridges ->
        [yes] { " " }ou sur un pont en bois
       *[no] { "" }
    }

place-large-meeple =
    Votre **{ large-meeple }** sur une zone{ $bridges ->
        [yes] { " " }ou sur un pont en bois
       *[no] { "" }
    }

place-mayor = Votre **maire** dans une ville

place-wagon =
    Votre **chariot** sur une zone{ $bridges ->
        [yes] { " " }ou sur un pont en bois
       *[no] { "" }
    }, mais pas dans un { farm }

# $gardens: an abbot may also stand in a garden.
place-abbot =
    Votre **abbé** dans un { $gardens ->
        [yes] jardin ou un{ " " }
       *[no] { "" }
    }bâtiment monastique ({ LIST("monastery-like") })

place-ringmaster =
    Votre **directeur de cirque** sur une zone{ $bridges ->
        [yes] { " " }ou sur un pont en bois
       *[no] { "" }
    }

place-guard-meeple =
    Votre **{ guard-meeple }** sur une zone{ $bridges ->
        [yes] { " " }ou sur un pont en bois
       *[no] { "" }
    }

# Heading over the notes on placing a meeple: one note without wonders, more with them.
place-meeple-notes =
    { $wonders ->
        [yes] Remarques
       *[no] Remarque
    }

# $most (number): the meeples that may be placed on a wonder tile.
meeples-on-wonder-tile = Si vous posez { $most } { meeples } sur une tuile **Merveille**, ils peuvent partager une case mais pas une zone.

# The extra tile is the one that was drawn because the wonder tile did not fit.
no-meeple-on-extra-tile = Ne posez pas de { meeple } directement sur une tuile supplémentaire que vous avez piochée pour pouvoir placer la tuile **Merveille**.

no-flier-on-extra-tile = N’utilisez pas d’ornithoptère sur la tuile supplémentaire.

no-magic-portal-on-extra-tile = N’utilisez pas de portail magique sur la tuile supplémentaire.

# $most (number): the meeples of one player.
meeples-on-fortune-teller-tent = Aucun joueur ne peut avoir plus de { $most } { meeples } à la fois dans une **tente de voyante**.

# The kinds of meeple follow as a list. $black-tower: towers have floors of several colours.
occupy-tower =
    Posez un { meeple } au sommet d’une **tour**{ $black-tower ->
        [yes] { " " }normale ou noire
       *[no] { "" }
    } :

# Under occupy-tower, like the kinds that follow.
occupy-tower-regular-meeple = Un **{ meeple } normal**

occupy-tower-large-meeple = Votre **{ large-meeple }**

occupy-tower-ringmaster = Votre **directeur de cirque**

occupy-tower-guard-meeple = Votre **{ guard-meeple }**

# Heading over add-acrobat and score-pyramid.
acrobat-action = Effectuez une action avec les **artistes** :

# The ways to get there follow as a list. $bridges: a wooden bridge may be in the way.
add-acrobat =
    Ajoutez un { meeple } normal à une **pyramide d’artistes** incomplète{ $bridges ->
        [yes] { " " }et sans pont en bois sur sa tuile
       *[no] { "" }
    } :

# Under add-acrobat, like the ways that follow.
add-acrobat-directly = Directement, si la tuile que vous avez placée est une tuile Artiste ou en touche une

add-acrobat-by-magic-portal = Par un **portail magique** de la tuile que vous avez placée, si vous ne l’avez pas encore utilisé

add-acrobat-by-flier = Avec un **ornithoptère** de la tuile que vous avez placée, si vous ne l’avez pas encore utilisé

add-acrobat-by-arrow = Avec une flèche du **20ᵉ anniversaire** qui permet de poser un { meeple }, si votre tuile l’a activée

# Under add-acrobat, after its ways. $height (number): the acrobats of a full pyramid.
pyramid-complete = Dès que la pyramide compte { $height } { meeples }, elle est **complète**.

# $ghosts: acrobats may have ghosts with them.
score-pyramid =
    Évaluez une **pyramide d’artistes** complétée lors d’un tour précédent. Retirez tous ses artistes{ $ghosts ->
        [yes] { " " }et leurs éventuels fantômes
       *[no] { "" }
    }. Lors de tours suivants, une nouvelle pyramide pourra y être formée.

# Heading over place-pig, place-builder and place-shepherd. $dragon and $plague forbid it.
place-other-figure =
    Posez un de vos autres pions.{ $dragon ->
        [yes] { " " }Interdit si la tuile que vous avez placée montre un **volcan**{ $plague ->
            [yes] { " " }ou un **foyer de peste**
           *[no] { "" }
        }.
       *[no] { $plague ->
            [yes] { " " }Interdit si la tuile que vous avez placée montre un **foyer de peste**.
           *[no] { "" }
        }
    }

place-pig = Votre **cochon** dans un { farm } où vous avez un { meeple }

place-builder = Votre **bâtisseur** sur une route ou dans une ville où vous avez un { meeple }

# The action start-flock follows under it.
place-shepherd = Votre **berger** dans un { farm } qui n’a pas encore de berger. Vous devez alors faire ceci :

# Under place-shepherd.
start-flock =
    { $edition ->
        [c1] Étendez
       *[c2] Agrandissez
    } le troupeau : piochez un jeton.

place-barn = Posez votre **grange** là où des coins de tuiles se rejoignent et ne montrent que du { farm }. Le { farm } est évalué comme toute autre zone à l’étape { STEP("score-feature") }.

# Heading over the choices from the wheel of fortune to the peasant revolts.
special-action = Effectuez une action spéciale :

meeple-to-wheel-of-fortune = Envoyez un { meeple } sur la **roue de la fortune**.

festival-take-back = Si la tuile que vous avez placée montre un **festival**, reprenez un de vos pions, où qu’il soit dans le paysage.

# $special-figures: figures other than meeples can be trapped too.
# Solovei Razboynik and Vodyanoy are names of tiles.
free-trapped-figure =
    Reprenez un { meeple }{ $special-figures ->
        [yes] { " " }ou un pion spécial
       *[no] { "" }
    } piégé par **Vodianoï** ou par **Soloveï Razboïnik**.

# $ghosts: the abbot may have ghosts with it.
take-back-abbot =
    Reprenez votre **abbé**{ $ghosts ->
        [yes] { " " }(et ses éventuels fantômes)
       *[no] { "" }
    } et marquez ses points.

protect-from-peasant-revolts = Payez des points pour protéger un { meeple } des **révoltes paysannes**.

# Heading over the choices from build-tower to place-tollhouse.
# $little-buildings, $tollkeepers: there are tokens as well.
neutral-figure =
    Posez ou déplacez un pion neutre{ $little-buildings ->
        [yes] { " " }ou un jeton
       *[no] { $tollkeepers ->
            [yes] { " " }ou un jeton
           *[no] { "" }
        }
    } :

# $black-tower: there are floors of several colours; a white one closes a tower.
build-tower =
    Posez un **{ tower-floor }**{ $black-tower ->
        [yes] { " " }normal ou noir
       *[no] { "" }
    } sur n’importe quelle base de tour, ou un { tower-floor }{ $black-tower ->
        [yes] { " " }normal, noir ou blanc
       *[no] { "" }
    } sur n’importe quelle tour sans { meeple } au sommet{ $black-tower ->
        [yes] { " " }(une tour blanche n’est pas disponible)
       *[no] { "" }
    }.

# Under build-tower.
capture-meeple = Vous pouvez ensuite capturer un { meeple } sur la tuile de la tour ou en ligne droite à partir d’elle. La tour atteint dans chaque direction autant de tuiles qu’elle a d’étages.

# Under build-tower.
exchange-prisoners = Si deux joueurs détiennent chacun des { meeples } de l’autre, ils doivent aussitôt échanger un prisonnier contre un prisonnier.

place-little-building = Posez un **petit bâtiment** sur la tuile que vous avez placée.

# $castles counts only in the first edition.
move-fairy =
    Déplacez la **fée** à côté d’un de vos { meeples }{ $edition ->
        [c1] { $castles ->
            [yes] , mais pas à côté d’un { meeple } sur une forteresse
           *[no] { "" }
        }
       *[c2] { "" }
    }.

place-tollhouse = Posez votre **poste de péage** sur un carrefour libre, ou déplacez-le vers un autre carrefour libre.

## Step 2B-2: the same for the phantom.

# Before the numbered list of choices. $princess: a princess makes you skip the step.
wood-second-lead =
    { $princess ->
        [yes] Sautez cette étape si vous avez retiré un chevalier grâce à une **princesse**. Sinon, vous pouvez effectuer une seule de ces actions :
       *[no] Vous pouvez effectuer une seule de ces actions :
    }

# The variables are those of place-meeple and place-regular-meeple.
place-phantom =
    Posez le **{ phantom }** sur une zone{ $bridges ->
        [yes] { " " }ou sur un pont en bois
       *[no] { "" }
    } comme un { meeple } normal.{ $magic-portal ->
        [yes] { " " }Vous pouvez utiliser un **portail magique**{ $flier ->
            [yes] { " " }ou un **ornithoptère**
           *[no] { "" }
        } de la tuile que vous avez placée, si vous ne l’avez pas utilisé à l’étape { STEP("wood-first") }.
       *[no] { $flier ->
            [yes] { " " }Vous pouvez utiliser un **ornithoptère** de la tuile que vous avez placée, si vous ne l’avez pas utilisé à l’étape { STEP("wood-first") }.
           *[no] { "" }
        }
    }{ $anniversary-20 ->
        [yes] { " " }Si votre tuile a activé une flèche du **20ᵉ anniversaire** que vous n’avez pas utilisée à l’étape { STEP("wood-first") }, vous pouvez l’utiliser pour poser ou ajouter le { phantom } ailleurs.
       *[no] { "" }
    }{ $peasant-revolts ->
        [yes] { " " }Si une **révolte paysanne** peut toucher la zone, vous pouvez payer des points pour protéger le { phantom }.
       *[no] { "" }
    }{ $dragon ->
        [yes] { " " }Sautez toute cette étape si la tuile que vous avez placée montre un **volcan**{ $plague ->
            [yes] { " " }ou un **foyer de peste**
           *[no] { "" }
        }.
       *[no] { $plague ->
            [yes] { " " }Sautez toute cette étape si la tuile que vous avez placée montre un **foyer de peste**.
           *[no] { "" }
        }
    }

# Under place-phantom. $most (number): the meeples of one player.
phantom-on-fortune-teller-tent = Aucun joueur ne peut avoir plus de { $most } { meeples } à la fois dans une **tente de voyante**.

# $black-tower: towers have floors of several colours.
phantom-occupies-tower =
    Posez le **{ phantom }** sur un { tower-floor }{ $black-tower ->
        [yes] { " " }normal ou noir
       *[no] { "" }
    } au sommet d’une tour.

# Heading over phantom-to-wheel-of-fortune.
phantom-special-action = Effectuez une action spéciale :

phantom-to-wheel-of-fortune = Envoyez le { phantom } sur la **roue de la fortune**.

## Step 2C: what follows from the tile and the figures.

place-ferry = Si la tuile que vous avez placée montre un lac avec un **bac**, posez-y un bac.

move-ferry = Si la tuile que vous avez placée a prolongé une route avec un **bac**, vous pouvez déplacer ce bac. Chaque bac ne peut être déplacé qu’une fois par tour.

# The two choices grow-flock and flock-to-stable follow as a list.
shepherd-must-act = Si la tuile que vous avez placée a agrandi le { farm } de votre **berger**, vous devez choisir une de ces actions :

# Under shepherd-must-act.
grow-flock =
    { $edition ->
        [c1] Étendez
       *[c2] Agrandissez
    } le troupeau : piochez un jeton.

# Under shepherd-must-act. $points (number): for each sheep.
flock-to-stable =
    { $edition ->
        [c1] Faites rentrer le troupeau à
       *[c2] Guidez le troupeau jusqu’à
    } la bergerie et marquez { points-counted } par mouton.

# The action enclosed-flocks-to-stable follows under it.
shepherds-enclosed = Si la tuile que vous avez placée a entièrement fermé un { farm } avec un ou plusieurs **bergers** (par des routes ou des remparts, par exemple), ceci se produit aussi automatiquement :

# Under shepherds-enclosed. $points (number): for each sheep.
enclosed-flocks-to-stable =
    { $edition ->
        [c1] Faites rentrer les troupeaux à
       *[c2] Guidez les troupeaux jusqu’à
    } la bergerie et marquez { points-counted } par mouton.

# The two choices harvest-fruit and sell-fruit follow as a list.
pick-fruit = S’il y a des { meeples } sur la tuile que vous avez placée, et un **arbre fruitier** sur elle ou sur une tuile voisine, vous pouvez effectuer une de ces actions pour chaque arbre et chaque { meeple } :

# Under pick-fruit.
harvest-fruit = **Récolte :** prenez le jeton Fruit du dessus, s’il y en a un, et marquez ses points.

# Under pick-fruit. $fewest, $most (numbers): the tokens that can be sold together.
sell-fruit = **Vente :** vendez de { $fewest } à { $most } jetons Fruit et marquez les points correspondants.

# $points (number): whatever the number of buildings.
notre-dame-points = Si **Notre-Dame** est une merveille que vous avez placée lors d’un tour précédent, regardez les tuiles voisines du { meeple } que vous avez posé pendant ce tour. Si un bâtiment monastique ({ LIST("monastery-like") }) s’y trouve, marquez { points-counted }.

# First edition's words only. The last action of the step: one message for everything that was scored in it.
messages-after-wood = Additionnez les avancées de vos { scoring-figures } dans toutes les actions de cette étape. La case où ils se trouvent maintenant compte pour les **missives**.
