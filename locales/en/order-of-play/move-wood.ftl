### Order of play, phase 2: the figures (“wood”) are placed, moved and taken back.

## The list “monastery-like”: the buildings that count as a monastery.
## Its items stand in parentheses, without an article: “(monastery, abbey or shrine)”.

monastery-like-monastery = { monastery }

monastery-like-abbey = abbey

monastery-like-shrine = shrine

# A monastery of the German landmarks expansion; so with the two below.
monastery-like-german-monastery = German { monastery }

monastery-like-dutch-belgian-monastery = Dutch/Belgian { monastery }

monastery-like-japanese-building = Japanese building

monastery-like-darmstadt-church = Darmstadt church

## Step 2A: before figures are placed.

# $around (number): the tiles around the one that was placed.
gather-ghosts = If the tile you placed has **spell circles**, move the ghosts from the { $around } tiles around it onto these circles. If there are too few, fill up from the supply as far as possible.

# $limit (number): the ghosts that drive a meeple off.
# $spell-circles: more ghosts come from spell circles; mist-still-open and mist-completed follow as a list.
mist-extended =
    If the tile you placed **extended the mist**, add one ghost from the supply to an opponent’s { meeple }, if possible. If that { meeple } now has { $limit } ghosts, remove it and its ghosts.{ $spell-circles ->
        [yes] { " " }If the mist also has ghosts on **spell circles** (not counting the tile you placed), add ghosts from these to opponents’ { meeples }. Put ghosts that cannot be added back into the supply. Take the ghosts from here:
       *[no] { "" }
    }

# Under mist-extended, with spell circles.
mist-still-open = If the mist is not complete, take one ghost from a spell circle in it, but not from the tile you placed.

# Under mist-extended, with spell circles.
mist-completed = If the mist is complete, take all ghosts from the spell circles in it, also from those on the tile you placed.

# Under mist-extended, after the two ways above. $limit (number): the ghosts that drive a meeple off.
mist-extended-too-many-ghosts = Remove each { meeple } that now has { $limit } ghosts, and its ghosts with it.

# $limit (number): the ghosts that drive a meeple off. $spell-circles: more ghosts come from spell circles.
mist-limited =
    If the tile you placed **limited the mist**, add one ghost from the supply to one of your own { meeples }, if possible. If that { meeple } now has { $limit } ghosts, remove it and its ghosts.{ $spell-circles ->
        [yes] { " " }If the mist also has ghosts on **spell circles** (not counting the tile you placed), add all of these to one or more of your own { meeples }. Put ghosts that cannot be added back into the supply. Remove each { meeple } that now has { $limit } ghosts, and its ghosts with it, at once.
       *[no] { "" }
    }

buy-back-from-bathhouse = If one of your { meeples } is on a **bathhouse**, you may buy it back. You lose as many points as the bathhouse tile shows. You may place this { meeple } again in the same turn.

## Step 2B-1: one choice of many.

# Before the numbered list of choices.
# $princess: a princess makes you skip the step. $wonders, $most (number): so many choices after a wonder tile.
wood-first-lead =
    { $princess ->
        [yes] Skip this step if you removed a knight because of a **princess**. Otherwise, you may do exactly one of these things
       *[no] You may do exactly one of these things
    }{ $wonders ->
        [yes] , or up to { $most } of them if you placed a **wonder** tile:
       *[no] :
    }

# The kinds of meeple follow as a list. $wonders, $most (number): so many meeples on a wonder tile.
# The other variables each add a sentence; $dragon and $plague forbid it.
place-meeple =
    Place a { meeple }{ $wonders ->
        [yes] , or up to { $most } { meeples } if you placed a **wonder** tile
       *[no] { "" }
    }.{ $magic-portal ->
        [yes] { " " }You may use a **magic portal**{ $flier ->
            [yes] { " " }or a **flier**
           *[no] { "" }
        } on the tile you placed.
       *[no] { $flier ->
            [yes] { " " }You may use a **flier** on the tile you placed.
           *[no] { "" }
        }
    }{ $anniversary-20 ->
        [yes] { " " }If your tile activated a **20th anniversary** arrow, you may use it to place or add the { meeple } elsewhere.
       *[no] { "" }
    }{ $peasant-revolts ->
        [yes] { " " }If a **peasant revolt** can hit the feature, you may pay points to protect the { meeple }.
       *[no] { "" }
    }{ $dragon ->
        [yes] { " " }You may not place a { meeple } if the tile you placed shows a **volcano**{ $plague ->
            [yes] { " " }or a **plague source**
           *[no] { "" }
        }.
       *[no] { $plague ->
            [yes] { " " }You may not place a { meeple } if the tile you placed shows a **plague source**.
           *[no] { "" }
        }
    }

# Under place-meeple, like the kinds that follow. $bridges: wooden bridges count too.
place-regular-meeple =
    A **normal { meeple }** on an unoccupied feature of the tile you placed{ $bridges ->
        [yes] { " " }or wooden bridge
       *[no] { "" }
    }

place-large-meeple =
    Your **{ large-meeple }** on a feature{ $bridges ->
        [yes] { " " }or wooden bridge
       *[no] { "" }
    }

place-mayor = Your **mayor** in a city

place-wagon =
    Your **wagon** on a feature{ $bridges ->
        [yes] { " " }or wooden bridge
       *[no] { "" }
    }, but not on a { farm }

# $gardens: an abbot may also stand in a garden.
place-abbot =
    Your **abbot** on a { $gardens ->
        [yes] garden or a{ " " }
       *[no] { "" }
    }monastic building ({ LIST("monastery-like") })

place-ringmaster =
    Your **ringmaster** on a feature{ $bridges ->
        [yes] { " " }or wooden bridge
       *[no] { "" }
    }

place-guard-meeple =
    Your **guard { meeple }** on a feature{ $bridges ->
        [yes] { " " }or wooden bridge
       *[no] { "" }
    }

# Heading over the notes on placing a meeple: one note without wonders, more with them.
place-meeple-notes =
    { $wonders ->
        [yes] Notes
       *[no] Note
    }

# $most (number): the meeples that may be placed on a wonder tile.
meeples-on-wonder-tile = If you place { $most } { meeples } on a **wonder** tile, they may share a square but not a feature.

# The extra tile is the one that was drawn because the wonder tile did not fit.
no-meeple-on-extra-tile = Do not place a { meeple } directly on an extra tile that you drew to make the **wonder** tile fit.

no-flier-on-extra-tile = Do not use a flier on the extra tile.

no-magic-portal-on-extra-tile = Do not use a magic portal on the extra tile.

# $most (number): the meeples of one player.
meeples-on-fortune-teller-tent = No player may have more than { $most } { meeples } on a **fortune teller’s tent** at the same time.

# The kinds of meeple follow as a list. $black-tower: towers have floors of several colours.
occupy-tower =
    Place a { meeple } on top of a { $black-tower ->
        [yes] normal or black{ " " }
       *[no] { "" }
    }**tower**:

# Under occupy-tower, like the kinds that follow.
occupy-tower-regular-meeple = A **normal { meeple }**

occupy-tower-large-meeple = Your **{ large-meeple }**

occupy-tower-ringmaster = Your **ringmaster**

occupy-tower-guard-meeple = Your **guard { meeple }**

# Heading over add-acrobat and score-pyramid.
acrobat-action = Do one thing with **acrobats**:

# The ways to get there follow as a list. $bridges: a wooden bridge may be in the way.
add-acrobat =
    Add a normal { meeple } to an **acrobat pyramid** that is not complete{ $bridges ->
        [yes] { " " }and has no wooden bridge on its tile
       *[no] { "" }
    }:

# Under add-acrobat, like the ways that follow.
add-acrobat-directly = Directly, if the tile you placed is an acrobat tile or lies next to one

add-acrobat-by-magic-portal = Through a **magic portal** on the tile you placed, if you have not used it yet

add-acrobat-by-flier = With a **flier** on the tile you placed, if you have not used it yet

add-acrobat-by-arrow = With a **20th anniversary** arrow for placing a { meeple }, if your tile activated it

# Under add-acrobat, after its ways. $height (number): the acrobats of a full pyramid.
pyramid-complete = Once the pyramid has { $height } { meeples }, it counts as **complete**.

# $ghosts: acrobats may have ghosts with them.
score-pyramid =
    Score an **acrobat pyramid** that was completed in an earlier turn. Remove all its acrobats{ $ghosts ->
        [yes] { " " }and any ghosts with them
       *[no] { "" }
    }. In later turns a new pyramid may be built there.

# Heading over place-pig, place-builder and place-shepherd. $dragon and $plague forbid it.
place-other-figure =
    Place one of your other figures.{ $dragon ->
        [yes] { " " }Not allowed if the tile you placed shows a **volcano**{ $plague ->
            [yes] { " " }or a **plague source**
           *[no] { "" }
        }.
       *[no] { $plague ->
            [yes] { " " }Not allowed if the tile you placed shows a **plague source**.
           *[no] { "" }
        }
    }

place-pig = Your **pig** on a { farm } where you have a { meeple }

place-builder = Your **builder** on a road or in a city where you have a { meeple }

# The action start-flock follows under it.
place-shepherd = Your **shepherd** on a { farm } that has no shepherd yet. Then you must do this:

# Under place-shepherd.
start-flock =
    { $edition ->
        [c1] Expand
       *[c2] Grow
    } the flock: draw a token.

place-barn = Place your **barn** where the corners of tiles meet and all of them show { farm }. The { farm } is scored like any other feature in step { STEP("score-feature") }.

# Heading over the choices from the wheel of fortune to the peasant revolts.
special-action = Do one special action:

meeple-to-wheel-of-fortune = Send a { meeple } to the **wheel of fortune**.

festival-take-back = If the tile you placed shows a **festival**, take back one of your figures from anywhere on the board.

# $special-figures: figures other than meeples can be trapped too.
# Solovei Razboynik and Vodyanoy are names of tiles.
free-trapped-figure =
    Take back one { meeple }{ $special-figures ->
        [yes] { " " }or special figure
       *[no] { "" }
    } that is trapped by **Vodyanoy** or **Solovei Razboynik**.

# $ghosts: the abbot may have ghosts with it.
take-back-abbot =
    Take back your **abbot**{ $ghosts ->
        [yes] { " " }(and any ghosts with it)
       *[no] { "" }
    } and score its points.

protect-from-peasant-revolts = Pay points to protect one { meeple } against **peasant revolts**.

# Heading over the choices from build-tower to place-tollhouse.
# $little-buildings, $tollkeepers: there are tokens as well.
neutral-figure =
    Place or move a neutral figure{ $little-buildings ->
        [yes] { " " }or token
       *[no] { $tollkeepers ->
            [yes] { " " }or token
           *[no] { "" }
        }
    }:

# $black-tower: there are floors of several colours; a white one closes a tower.
build-tower =
    Place a { $black-tower ->
        [yes] normal or black{ " " }
       *[no] { "" }
    }**{ tower-floor }** on any tower base, or a { $black-tower ->
        [yes] normal, black or white{ " " }
       *[no] { "" }
    }{ tower-floor } on any tower that has no { meeple } on top{ $black-tower ->
        [yes] { " " }(a white tower is not available)
       *[no] { "" }
    }.

# Under build-tower.
capture-meeple = Then you may capture a { meeple } on the tower’s own tile or in a straight line from it. The tower reaches as many tiles in each direction as it has floors.

# Under build-tower.
exchange-prisoners = If two players hold each other’s { meeples }, they must exchange one for one at once.

place-little-building = Place a **little building** on the tile you placed.

# $castles counts only in the first edition.
move-fairy =
    Move the **fairy** next to one of your { meeples }{ $edition ->
        [c1] { $castles ->
            [yes] , but not to one on a castle
           *[no] { "" }
        }
       *[c2] { "" }
    }.

place-tollhouse = Place your **tollhouse** on a free crossroads, or move it to another free crossroads.

## Step 2B-2: the same for the phantom.

# Before the numbered list of choices. $princess: a princess makes you skip the step.
wood-second-lead =
    { $princess ->
        [yes] Skip this step if you removed a knight because of a **princess**. Otherwise, you may do exactly one of these things:
       *[no] You may do exactly one of these things:
    }

# The variables are those of place-meeple and place-regular-meeple.
place-phantom =
    Place the **phantom** on a feature{ $bridges ->
        [yes] { " " }or wooden bridge
       *[no] { "" }
    } like a normal { meeple }.{ $magic-portal ->
        [yes] { " " }You may use a **magic portal**{ $flier ->
            [yes] { " " }or a **flier**
           *[no] { "" }
        } on the tile you placed, if you did not use it in step { STEP("wood-first") }.
       *[no] { $flier ->
            [yes] { " " }You may use a **flier** on the tile you placed, if you did not use it in step { STEP("wood-first") }.
           *[no] { "" }
        }
    }{ $anniversary-20 ->
        [yes] { " " }If your tile activated a **20th anniversary** arrow that you did not use in step { STEP("wood-first") }, you may use it to place or add the phantom elsewhere.
       *[no] { "" }
    }{ $peasant-revolts ->
        [yes] { " " }If a **peasant revolt** can hit the feature, you may pay points to protect the phantom.
       *[no] { "" }
    }{ $dragon ->
        [yes] { " " }Skip this whole step if the tile you placed shows a **volcano**{ $plague ->
            [yes] { " " }or a **plague source**
           *[no] { "" }
        }.
       *[no] { $plague ->
            [yes] { " " }Skip this whole step if the tile you placed shows a **plague source**.
           *[no] { "" }
        }
    }

# Under place-phantom. $most (number): the meeples of one player.
phantom-on-fortune-teller-tent = No player may have more than { $most } { meeples } on a **fortune teller’s tent** at the same time.

# $black-tower: towers have floors of several colours.
phantom-occupies-tower =
    Place the **phantom** on a { $black-tower ->
        [yes] normal or black{ " " }
       *[no] { "" }
    }{ tower-floor } on top of a tower.

# Heading over phantom-to-wheel-of-fortune.
phantom-special-action = Do one special action:

phantom-to-wheel-of-fortune = Send the phantom to the **wheel of fortune**.

## Step 2C: what follows from the tile and the figures.

place-ferry = If the tile you placed shows a **ferry** lake, place a ferry on it.

move-ferry = If the tile you placed extended a road with a **ferry**, you may move this ferry. Each ferry may be moved only once in a turn.

# The two choices grow-flock and flock-to-stable follow as a list.
shepherd-must-act = If the tile you placed extended the { farm } with your **shepherd**, you must choose one of these:

# Under shepherd-must-act.
grow-flock =
    { $edition ->
        [c1] Expand
       *[c2] Grow
    } the flock: draw a token.

# Under shepherd-must-act. $points (number): for each sheep.
flock-to-stable =
    { $edition ->
        [c1] Herd the flock into
       *[c2] Guide the flock to
    } the stable and score { points-counted } per sheep.

# The action enclosed-flocks-to-stable follows under it.
shepherds-enclosed = If the tile you placed closed off a { farm } with one or more **shepherds** completely (by roads or city walls, for example), this also happens by itself:

# Under shepherds-enclosed. $points (number): for each sheep.
enclosed-flocks-to-stable =
    { $edition ->
        [c1] Herd the flocks into
       *[c2] Guide the flocks to
    } the stable and score { points-counted } per sheep.

# The two choices harvest-fruit and sell-fruit follow as a list.
pick-fruit = If there are { meeples } on the tile you placed, and there is a **fruit tree** on it or on a tile next to it, you may do one of these for each tree and each { meeple }:

# Under pick-fruit.
harvest-fruit = **Harvest:** take the top fruit token, if there is one, and score its fruit points.

# Under pick-fruit. $fewest, $most (numbers): the tokens that can be sold together.
sell-fruit = **Sell:** sell { $fewest } to { $most } fruit tokens and score the points for them.

# $points (number): whatever the number of buildings.
notre-dame-points = If **Notre-Dame** is a wonder that you placed in an earlier turn, look at the tiles next to the { meeple } that you placed in this turn. If a monastic building ({ LIST("monastery-like") }) is among them, score { points-counted }.

# First edition's words only. The last action of the step: one message for everything that was scored in it.
messages-after-wood = Add up how far your { scoring-figures } moved in all actions of this step. The place where they stand now counts for **messages**.
