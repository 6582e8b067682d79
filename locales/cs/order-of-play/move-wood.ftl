### Draft, not yet reviewed by a native speaker.
### Order of play, phase 2: the figures (“wood”) are placed, moved and taken back.

## The list “monastery-like”: the buildings that count as a monastery.
## Its items stand in parentheses, without an article: “(monastery, abbey or shrine)”.

monastery-like-monastery = { monastery }

monastery-like-abbey = opatství

monastery-like-shrine = svatyně

# A monastery of the German landmarks expansion; so with the two below.
monastery-like-german-monastery = německý { monastery }

monastery-like-dutch-belgian-monastery = nizozemský/belgický { monastery }

monastery-like-japanese-building = japonská stavba

monastery-like-darmstadt-church = darmstadtský kostel

## Step 2A: before figures are placed.

# $around (number): the tiles around the one that was placed.
gather-ghosts = Jsou-li na přiložené kartičce **kouzelné kruhy**, přesuň na ně duchy z { $around ->
        [one] { $around } kartičky
        [few] { $around } kartiček
        *[other] { $around } kartiček
    } kolem ní. Pokud jich je málo, doplň je podle možností ze zásoby.

# $limit (number): the ghosts that drive a meeple off.
# $spell-circles: more ghosts come from spell circles; mist-still-open and mist-completed follow as a list.
mist-extended =
    Pokud přiložená kartička **rozšířila mlhu**, přidej jednoho ducha ze zásoby k některému { meeple-dative } soupeře, je-li to možné. Má-li teď tento { meeple } { ghosts-counted }, odeber ho i s jeho duchy.{ $spell-circles ->
        [yes] { " " }Jsou-li v mlze duchové také na **kouzelných kruzích** (kromě přiložené kartičky), přidej duchy z nich k { meeples-dative } soupeřů. Duchy, které přidat nelze, vrať do zásoby. Duchy ber odtud:
       *[no] { "" }
    }

# Under mist-extended, with spell circles.
mist-still-open = Není-li mlha dokončená, vezmi jednoho ducha z kouzelného kruhu v ní, ale ne z přiložené kartičky.

# Under mist-extended, with spell circles.
mist-completed = Je-li mlha dokončená, vezmi všechny duchy z kouzelných kruhů v ní, i z těch na přiložené kartičce.

# Under mist-extended, after the two ways above. $limit (number): the ghosts that drive a meeple off.
mist-extended-too-many-ghosts = Odeber každého { meeple-accusative }, který má teď { ghosts-counted }, i s jeho duchy.

# $limit (number): the ghosts that drive a meeple off. $spell-circles: more ghosts come from spell circles.
mist-limited =
    Pokud přiložená kartička **omezila mlhu**, přidej jednoho ducha ze zásoby k některému ze svých { meeples-genitive }, je-li to možné. Má-li teď tento { meeple } { ghosts-counted }, odeber ho i s jeho duchy.{ $spell-circles ->
        [yes] { " " }Jsou-li v mlze duchové také na **kouzelných kruzích** (kromě přiložené kartičky), přidej je všechny k jednomu nebo více svým { meeples-dative }. Duchy, které přidat nelze, vrať do zásoby. Každého { meeple-accusative }, který má teď { ghosts-counted }, hned odeber i s jeho duchy.
       *[no] { "" }
    }

buy-back-from-bathhouse = Je-li některý z tvých { meeples-genitive } v **lázních**, můžeš ho vykoupit. Ztratíš tolik bodů, kolik uvádí kartička lázní. Tohoto { meeple-accusative } smíš v témže tahu znovu umístit.

## Step 2B-1: one choice of many.

# Before the numbered list of choices.
# $princess: a princess makes you skip the step. $wonders, $most (number): so many choices after a wonder tile.
wood-first-lead =
    { $princess ->
        [yes] Přeskoč tento krok, pokud byl kvůli **princezně** odebrán rytíř. Jinak můžeš udělat právě jednu z těchto věcí
       *[no] Můžeš udělat právě jednu z těchto věcí
    }{ $wonders ->
        [yes] , nebo až { $most } z nich, je-li přiložena kartička **divu**:
       *[no] :
    }

# The kinds of meeple follow as a list. $wonders, $most (number): so many meeples on a wonder tile.
# The other variables each add a sentence; $dragon and $plague forbid it.
place-meeple =
    Umísti { meeple-accusative }{ $wonders ->
        [yes] , nebo až { most-meeples }, je-li přiložena kartička **divu**
       *[no] { "" }
    }.{ $magic-portal ->
        [yes] { " " }Smíš použít **tajnou chodbu**{ $flier ->
            [yes] { " " }nebo **létající stroj**
           *[no] { "" }
        } na přiložené kartičce.
       *[no] { $flier ->
            [yes] { " " }Smíš použít **létající stroj** na přiložené kartičce.
           *[no] { "" }
        }
    }{ $anniversary-20 ->
        [yes] { " " }Pokud přiložená kartička aktivovala šipku **Jubilejní edice 20 let**, můžeš s ní { meeple-accusative } umístit nebo přidat jinam.
       *[no] { "" }
    }{ $peasant-revolts ->
        [yes] { " " }Může-li území postihnout **rolnická vzpoura**, můžeš { meeple-accusative } za body ochránit.
       *[no] { "" }
    }{ $dragon ->
        [yes] { " " }Je-li na přiložené kartičce **sopka**{ $plague ->
            [yes] { " " }nebo **ohnisko moru**
           *[no] { "" }
        }, { meeple-accusative } umístit nesmíš.
       *[no] { $plague ->
            [yes] { " " }Je-li na přiložené kartičce **ohnisko moru**, { meeple-accusative } umístit nesmíš.
           *[no] { "" }
        }
    }

# Under place-meeple, like the kinds that follow. $bridges: wooden bridges count too.
place-regular-meeple = **Obyčejného { meeple-accusative }** na neobsazené území přiložené kartičky{ $bridges ->
        [yes] { " " }nebo na dřevěný most
       *[no] { "" }
    }

place-large-meeple =
    Svého **{ large-meeple-accusative }** na území{ $bridges ->
        [yes] { " " }nebo na dřevěný most
       *[no] { "" }
    }

place-mayor = Svého **starostu** do města

place-wagon =
    Svůj **vůz** na území{ $bridges ->
        [yes] { " " }nebo na dřevěný most
       *[no] { "" }
    }, ale ne na { farm-accusative }

# $gardens: an abbot may also stand in a garden.
place-abbot =
    Svého **opata** do { $gardens ->
        [yes] zahrady nebo do{ " " }
       *[no] { "" }
    }klášterní stavby ({ LIST("monastery-like") })

place-ringmaster =
    Svého **ředitele cirkusu** na území{ $bridges ->
        [yes] { " " }nebo na dřevěný most
       *[no] { "" }
    }

place-guard-meeple =
    Svého **{ guard-meeple-accusative }** na území{ $bridges ->
        [yes] { " " }nebo na dřevěný most
       *[no] { "" }
    }

# Heading over the notes on placing a meeple: one note without wonders, more with them.
place-meeple-notes =
    { $wonders ->
        [yes] Poznámky
       *[no] Poznámka
    }

# $most (number): the meeples that may be placed on a wonder tile.
meeples-on-wonder-tile = Umístíš-li na kartičku **divu** { most-meeples }, mohou být na stejném políčku, ale ne na stejném území.

# The extra tile is the one that was drawn because the wonder tile did not fit.
no-meeple-on-extra-tile = Na kartičku dobranou navíc kvůli kartičce **divu** { meeple-accusative } přímo neumísťuj.

no-flier-on-extra-tile = Na kartičce navíc nepoužívej létající stroj.

no-magic-portal-on-extra-tile = Na kartičce navíc nepoužívej tajnou chodbu.

# $most (number): the meeples of one player.
meeples-on-fortune-teller-tent = Žádný hráč nesmí mít ve **stanu věštkyně** zároveň víc než { most-meeples }.

# The kinds of meeple follow as a list. $black-tower: towers have floors of several colours.
occupy-tower =
    Postav { meeple-accusative } na vrchol { $black-tower ->
        [yes] obyčejné nebo černé{ " " }
       *[no] { "" }
    }**věže**:

# Under occupy-tower, like the kinds that follow.
occupy-tower-regular-meeple = **Obyčejného { meeple-accusative }**

occupy-tower-large-meeple = Svého **{ large-meeple-accusative }**

occupy-tower-ringmaster = Svého **ředitele cirkusu**

occupy-tower-guard-meeple = Svého **{ guard-meeple-accusative }**

# Heading over add-acrobat and score-pyramid.
acrobat-action = Proveď jednu akci s **artisty**:

# The ways to get there follow as a list. $bridges: a wooden bridge may be in the way.
add-acrobat =
    Přidej obyčejného { meeple-accusative } do **pyramidy artistů**, která není dokončená{ $bridges ->
        [yes] { " " }a nemá na své kartičce dřevěný most
       *[no] { "" }
    }:

# Under add-acrobat, like the ways that follow.
add-acrobat-directly = Přímo, je-li přiložená kartička cvičištěm artistů nebo s ním sousedí

add-acrobat-by-magic-portal = **Tajnou chodbou** na přiložené kartičce, pokud ještě nebyla použita

add-acrobat-by-flier = **Létajícím strojem** na přiložené kartičce, pokud ještě nebyl použit

add-acrobat-by-arrow = Šipkou **Jubilejní edice 20 let** pro umístění { meeple-genitive }, pokud ji přiložená kartička aktivovala

# Under add-acrobat, after its ways. $height (number): the acrobats of a full pyramid.
pyramid-complete = Jakmile má pyramida { $height ->
        [one] { $height } { meeple-accusative }
        [few] { $height } { meeples-accusative }
       *[other] { $height } { meeples-genitive }
    }, počítá se jako **dokončená**.

# $ghosts: acrobats may have ghosts with them.
score-pyramid =
    Vyhodnoť **pyramidu artistů** dokončenou v některém dřívějším tahu. Odeber všechny její artisty{ $ghosts ->
        [yes] { " " }i s jejich případnými duchy
       *[no] { "" }
    }. V dalších tazích tam lze stavět novou pyramidu.

# Heading over place-pig, place-builder and place-shepherd. $dragon and $plague forbid it.
place-other-figure =
    Umísti jednu ze svých ostatních figurek.{ $dragon ->
        [yes] { " " }Nesmíš to, je-li na přiložené kartičce **sopka**{ $plague ->
            [yes] { " " }nebo **ohnisko moru**
           *[no] { "" }
        }.
       *[no] { $plague ->
            [yes] { " " }Nesmíš to, je-li na přiložené kartičce **ohnisko moru**.
           *[no] { "" }
        }
    }

place-pig = Své **prasátko** na { farm-accusative }, kde máš { meeple-accusative }

place-builder = Svého **stavitele** na cestu nebo do města, kde máš { meeple-accusative }

# The action start-flock follows under it.
place-shepherd = Svého **pastýře** na { farm-accusative }, kde ještě žádný pastýř není. Pak musíš udělat toto:

# Under place-shepherd.
start-flock =
    { $edition ->
        [c1] Rozšiř
       *[c2] Zvětši
    } stádo: dober si žeton.

place-barn = Umísti svůj **statek** tam, kde se stýkají rohy kartiček a na všech je { farm }. { farm-capital } se vyhodnotí v kroku { STEP("score-feature") } jako každé jiné území.

# Heading over the choices from the wheel of fortune to the peasant revolts.
special-action = Proveď jednu zvláštní akci:

meeple-to-wheel-of-fortune = Pošli { meeple-accusative } na **kolo štěstí**.

festival-take-back = Je-li na přiložené kartičce **slavnost**, vezmi si zpět jednu svou figurku odkudkoli z herního plánu.

# $special-figures: figures other than meeples can be trapped too.
# Solovei Razboynik and Vodyanoy are names of tiles.
free-trapped-figure =
    Vezmi si zpět jednoho { meeple-accusative }{ $special-figures ->
        [yes] { " " }nebo jednu zvláštní figurku
       *[no] { "" }
    } z pasti **Vodníka** nebo **Slavíka Loupežníka**.

# $ghosts: the abbot may have ghosts with it.
take-back-abbot =
    Vezmi si zpět svého **opata**{ $ghosts ->
        [yes] { " " }(i s jeho případnými duchy)
       *[no] { "" }
    } a získej za něj body.

protect-from-peasant-revolts = Ochraň za body jednoho { meeple-accusative } před **rolnickou vzpourou**.

# Heading over the choices from build-tower to place-tollhouse.
# $little-buildings, $tollkeepers: there are tokens as well.
neutral-figure =
    Umísti nebo přesuň neutrální figurku{ $little-buildings ->
        [yes] { " " }či žeton
       *[no] { $tollkeepers ->
            [yes] { " " }či žeton
           *[no] { "" }
        }
    }:

# $black-tower: there are floors of several colours; a white one closes a tower.
build-tower =
    Polož { $black-tower ->
        [yes] obyčejný nebo černý{ " " }
       *[no] { "" }
    }**{ tower-floor }** na libovolné staveniště věže nebo { $black-tower ->
        [yes] obyčejný, černý či bílý { tower-floor }{ " " }
       *[no] { "" }
    }na libovolnou věž, na jejímž vrcholu není žádný { meeple }{ $black-tower ->
        [yes] { " " }(bílá věž to být nesmí)
       *[no] { "" }
    }.

# Under build-tower.
capture-meeple = Pak můžeš zajmout { meeple-accusative } na kartičce věže nebo v přímém směru od ní. Věž dosáhne v každém směru o tolik kartiček, kolik má dílků.

# Under build-tower.
exchange-prisoners = Drží-li dva hráči navzájem své { meeples-accusative }, musí je hned vyměnit jednoho za jednoho.

place-little-building = Polož **malou stavbu** na přiloženou kartičku.

# $castles counts only in the first edition.
move-fairy =
    Přesuň **vílu** k jednomu ze svých { meeples-genitive }{ $edition ->
        [c1] { $castles ->
            [yes] , ale ne k tomu, který stojí na hradu
           *[no] { "" }
        }
       *[c2] { "" }
    }.

place-tollhouse = Umísti svou **celnici** na volnou křižovatku, nebo ji přesuň na jinou volnou křižovatku.

## Step 2B-2: the same for the phantom.

# Before the numbered list of choices. $princess: a princess makes you skip the step.
wood-second-lead =
    { $princess ->
        [yes] Přeskoč tento krok, pokud byl kvůli **princezně** odebrán rytíř. Jinak můžeš udělat právě jednu z těchto věcí:
       *[no] Můžeš udělat právě jednu z těchto věcí:
    }

# The variables are those of place-meeple and place-regular-meeple.
place-phantom =
    Umísti **fantoma** na území{ $bridges ->
        [yes] { " " }nebo na dřevěný most
       *[no] { "" }
    } jako obyčejného { meeple-accusative }.{ $magic-portal ->
        [yes] { " " }Smíš použít **tajnou chodbu**{ $flier ->
            [yes] { " " }nebo **létající stroj**
           *[no] { "" }
        } na přiložené kartičce, pokud k tomu nedošlo už v kroku { STEP("wood-first") }.
       *[no] { $flier ->
            [yes] { " " }Smíš použít **létající stroj** na přiložené kartičce, pokud k tomu nedošlo už v kroku { STEP("wood-first") }.
           *[no] { "" }
        }
    }{ $anniversary-20 ->
        [yes] { " " }Pokud přiložená kartička aktivovala šipku **Jubilejní edice 20 let**, která v kroku { STEP("wood-first") } nebyla použita, můžeš s ní fantoma umístit nebo přidat jinam.
       *[no] { "" }
    }{ $peasant-revolts ->
        [yes] { " " }Může-li území postihnout **rolnická vzpoura**, můžeš fantoma za body ochránit.
       *[no] { "" }
    }{ $dragon ->
        [yes] { " " }Je-li na přiložené kartičce **sopka**{ $plague ->
            [yes] { " " }nebo **ohnisko moru**
           *[no] { "" }
        }, přeskoč celý tento krok.
       *[no] { $plague ->
            [yes] { " " }Je-li na přiložené kartičce **ohnisko moru**, přeskoč celý tento krok.
           *[no] { "" }
        }
    }

# Under place-phantom. $most (number): the meeples of one player.
phantom-on-fortune-teller-tent = Žádný hráč nesmí mít ve **stanu věštkyně** zároveň víc než { most-meeples }.

# $black-tower: towers have floors of several colours.
phantom-occupies-tower =
    Postav **fantoma** na { $black-tower ->
        [yes] obyčejný nebo černý{ " " }
       *[no] { "" }
    }{ tower-floor } na vrcholu věže.

# Heading over phantom-to-wheel-of-fortune.
phantom-special-action = Proveď jednu zvláštní akci:

phantom-to-wheel-of-fortune = Pošli fantoma na **kolo štěstí**.

## Step 2C: what follows from the tile and the figures.

place-ferry = Je-li na přiložené kartičce jezero s **přívozem**, polož na něj přívoz.

move-ferry = Pokud přiložená kartička prodloužila cestu s **přívozem**, můžeš tento přívoz přesunout. Každý přívoz lze v jednom tahu přesunout jen jednou.

# The two choices grow-flock and flock-to-stable follow as a list.
shepherd-must-act = Pokud přiložená kartička rozšířila { farm-accusative } s tvým **pastýřem**, musíš si vybrat jednu z těchto možností:

# Under shepherd-must-act.
grow-flock =
    { $edition ->
        [c1] Rozšiř
       *[c2] Zvětši
    } stádo: dober si žeton.

# Under shepherd-must-act. $points (number): for each sheep.
flock-to-stable =
    { $edition ->
        [c1] Zažeň
       *[c2] Doveď
    } stádo do salaše a získej { points-counted } za každou ovci.

# The action enclosed-flocks-to-stable follows under it.
shepherds-enclosed = Pokud přiložená kartička úplně uzavřela { farm-accusative } s jedním nebo více **pastýři** (například cestami nebo městskými hradbami), stane se samo od sebe ještě toto:

# Under shepherds-enclosed. $points (number): for each sheep.
enclosed-flocks-to-stable =
    { $edition ->
        [c1] Zažeň
       *[c2] Doveď
    } stáda do salaše a získej { points-counted } za každou ovci.

# The two choices harvest-fruit and sell-fruit follow as a list.
pick-fruit = Jsou-li na přiložené kartičce { meeples } a je-li na ní nebo na sousední kartičce **ovocný strom**, můžeš za každý strom a každého { meeple-accusative } udělat jednu z těchto věcí:

# Under pick-fruit.
harvest-fruit = **Sklizeň:** vezmi si horní žeton ovoce, pokud tam nějaký je, a získej body za jeho ovoce.

# Under pick-fruit. $fewest, $most (numbers): the tokens that can be sold together.
sell-fruit = **Prodej:** prodej { $fewest } až { $most ->
        [one] { $most } žeton
        [few] { $most } žetony
       *[other] { $most } žetonů
    } ovoce a získej za ně body.

# $points (number): whatever the number of buildings.
notre-dame-points = Patří-li ti z dřívějšího tahu div **Notre-Dame**, podívej se na kartičky kolem { meeple-genitive }, kterého v tomto tahu umísťuješ. Je-li mezi nimi klášterní stavba ({ LIST("monastery-like") }), získáváš { points-counted }.

# First edition's words only. The last action of the step: one message for everything that was scored in it.
messages-after-wood = Sečti, o kolik se ve všech akcích tohoto kroku posunuly tvoje { scoring-figures }. Pro **dopisy** rozhoduje místo, kde stojí teď.
