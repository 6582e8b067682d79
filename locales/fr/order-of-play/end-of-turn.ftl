### Draft, not yet reviewed by a native speaker.
### Order of play, phase 4: the rest of what the tile brings, and the end of the turn.

## Step 4A: actions of the tile.

use-catapult = Si la tuile que vous avez placée montre une **foire**, utilisez la catapulte.
# Under use-catapult. The name of a catapult token: it swaps a meeple of yours for one of another player.
protect-seduced-meeple = Jeton **Séduction** : vous pouvez payer des points pour protéger des **révoltes paysannes** le { meeple } que vous avez mis en jeu par cet échange.

# New edition’s words only. Comes after everything that is scored in the turn, with the badge for messages.
messages-end-of-turn = Terminez tous les décomptes en cours de ce tour. Regardez ensuite l’avancée totale de vos { scoring-figures }.

easter-nest-eggs = Si un **nid de Pâques** a été complété, vous et chaque autre joueur qui a des { meeples } sur les tuiles voisines recevez des œufs de Pâques.

# $dragon: a dragon tile can start the phase too.
move-easter-bunny =
    Si vous avez placé une tuile **Lapin de Pâques**{ $dragon ->
        [yes] , ou si une tuile Dragon a complété un nid de Pâques
       *[no] { "" }
    }, la phase du lapin de Pâques a lieu. Les joueurs déplacent le pion du lapin de Pâques. Chaque { meeple } qu’il rencontre en chemin rapporte un œuf de Pâques à son propriétaire.

place-betting-chips = Si la tuile que vous avez placée montre un **bureau de paris**, chaque joueur peut y poser un jeton de pari face cachée. Sautez cette action si c’est la dernière tuile de la partie.

# (A) and (B) are two choices; the kind of crop circle names the kind of figure. $peasant-revolts: it can be protected.
resolve-crop-circle =
    Si la tuile que vous avez placée montre un **agroglyphe**, vous choisissez ce que font maintenant tous les joueurs : (A) chacun *peut* poser un { meeple } à côté d’un de ses { meeples } en jeu, ou (B) chacun *doit* retirer du jeu un de ses { meeples }. Le type d’agroglyphe dit de quel type de { meeple } il s’agit.{ $peasant-revolts ->
        [yes] { " " }Vous pouvez payer des points pour protéger des **révoltes paysannes** le { meeple } que vous posez.
       *[no] { "" }
    }

# The two cases follow as a list and end the sentence.
escape-siege = Vous pouvez retirer un chevalier d’une ville **assiégée** si un bâtiment monastique ({ LIST("monastery-like") }) est directement voisin d’une de ces tuiles :
# Under escape-siege. Siege is the name of the small expansion.
escape-siege-city-tile = Une tuile de cette ville (Siège)
# Under escape-siege. Cathars and Besiegers are the names of the other two.
escape-siege-cathar-tile = Une tuile de Cathares (Les Cathares) ou d’assiégeants (Les Assiégeants)

# Without double turns. The actions follow as a list.
hold-bazaar = Si la tuile que vous avez placée montre un **bazar**, que vous ne l’avez pas obtenue lors d’un bazar et qu’il reste assez de tuiles, faites ceci :
bazaar-auction = Organisez une enchère.
# The variant without an auction.
bazaar-choice = Retournez une tuile par joueur. Chaque joueur en prend une, dans le sens horaire, du joueur à votre gauche jusqu’à vous.
play-bazaar-round = Jouez une manche de bazar. Chaque joueur place la tuile qu’il a obtenue, dans le sens horaire, du joueur à votre gauche jusqu’à vous. Il suit le déroulement du tour, mais utilise cette tuile au lieu d’en piocher une.

# With double turns, first edition. The actions follow as a list and are repeated.
hold-bazaars-in-turn = Si la tuile que vous avez placée montre un **bazar**, que vous ne l’avez pas obtenue lors d’un bazar et qu’il reste assez de tuiles, faites ceci, et recommencez jusqu’à ce qu’il n’y ait plus de bazar reporté :
bazaar-in-turn-auction = Organisez une enchère.
# The variant without an auction.
bazaar-in-turn-choice = Retournez une tuile par joueur. Chaque joueur en prend une, dans le sens horaire, du joueur à votre gauche jusqu’à vous.
# Two special cases follow as a list.
bazaar-in-turn-round = Jouez une manche de bazar. Chaque joueur place la tuile qu’il a obtenue, dans le sens horaire, du joueur à votre gauche jusqu’à vous. Il suit le déroulement du tour, mais utilise cette tuile au lieu d’en piocher une. Deux choses peuvent arriver en chemin :
# Under bazaar-in-turn-round.
bazaar-in-turn-double-turn = Si un joueur obtient un double tour, il en joue les deux parties comme d’habitude avant le tour de bazar du joueur suivant.
# Under bazaar-in-turn-round.
bazaar-in-turn-new-bazaar = Si une autre tuile Bazar apparaît et qu’elle est placée dans la seconde partie du double tour d’un joueur, continuez comme d’habitude. Reportez le nouveau bazar à la fin de cette manche de bazar. Organisez-le ensuite.

# With double turns, new edition. The actions follow as a list.
hold-only-bazaar = Si la tuile que vous avez placée montre un **bazar**, que vous ne l’avez pas obtenue lors d’un bazar et qu’il reste assez de tuiles, faites ceci :
only-bazaar-auction = Organisez une enchère.
# The variant without an auction.
only-bazaar-choice = Retournez une tuile par joueur. Chaque joueur en prend une, dans le sens horaire, du joueur à votre gauche jusqu’à vous.
# Two special cases follow as a list.
only-bazaar-round = Jouez une manche de bazar. Chaque joueur place la tuile qu’il a obtenue, dans le sens horaire, du joueur à votre gauche jusqu’à vous. Il suit le déroulement du tour, mais utilise cette tuile au lieu d’en piocher une. Deux choses peuvent arriver en chemin :
# Under only-bazaar-round.
only-bazaar-double-turn = Si un joueur obtient un double tour, il en joue les deux parties comme d’habitude avant le tour de bazar du joueur suivant.
# Under only-bazaar-round.
only-bazaar-new-bazaar = Si une autre tuile Bazar apparaît et qu’elle est placée dans la seconde partie du double tour d’un joueur, continuez comme d’habitude. Elle n’entraîne aucun bazar.

## Step 4B: the end of the turn.

take-double-turn = Si votre **bâtisseur** se trouvait sur une route ou dans une ville que la tuile a prolongée, effectuez les étapes { STEP("draw-tile") } à { STEP("finish-tile") } encore une fois, mais une seule.
