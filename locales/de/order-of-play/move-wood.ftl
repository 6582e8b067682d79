### Draft, not yet reviewed by a native speaker.
### Order of play, phase 2: the figures (“wood”) are placed, moved and taken back.

## The list “monastery-like”: the buildings that count as a monastery.
## Its items stand in parentheses, without an article: “(monastery, abbey or shrine)”.

monastery-like-monastery = { monastery }

monastery-like-abbey = Abtei

monastery-like-shrine = Kultstätte

# A monastery of the German landmarks expansion; so with the two below.
monastery-like-german-monastery = deutsches { monastery }

monastery-like-dutch-belgian-monastery = niederländisches/belgisches { monastery }

monastery-like-japanese-building = japanisches Gebäude

monastery-like-darmstadt-church = Darmstädter Kirche

## Step 2A: before figures are placed.

# $around (number): the tiles around the one that was placed.
gather-ghosts = Hat das angelegte Plättchen **Bannkreise**, stelle die Geister von den { $around } Plättchen ringsum auf diese Kreise. Sind es zu wenige, fülle so weit wie möglich aus dem Vorrat auf.

# $limit (number): the ghosts that drive a meeple off.
# $spell-circles: more ghosts come from spell circles; mist-still-open and mist-completed follow as a list.
mist-extended =
    Hat das angelegte Plättchen **den Nebel erweitert**, stelle nach Möglichkeit einen Geist aus dem Vorrat zu einem { meeple } eines Mitspielers. Hat dieser { meeple } jetzt { $limit } Geister, entferne ihn und seine Geister.{ $spell-circles ->
        [yes] { " " }Stehen in dem Nebel auch Geister auf **Bannkreisen** (das angelegte Plättchen zählt nicht mit), verteile Geister von dort auf { meeples } deiner Mitspieler. Lege Geister, die du nirgends dazustellen kannst, in den Vorrat zurück. Nimm die Geister von hier:
       *[no] { "" }
    }

# Under mist-extended, with spell circles.
mist-still-open = Ist der Nebel nicht abgeschlossen, nimm einen Geist von einem Bannkreis darin, aber nicht vom angelegten Plättchen.

# Under mist-extended, with spell circles.
mist-completed = Ist der Nebel abgeschlossen, nimm alle Geister von den Bannkreisen darin, auch von denen auf dem angelegten Plättchen.

# Under mist-extended, after the two ways above. $limit (number): the ghosts that drive a meeple off.
mist-extended-too-many-ghosts = Entferne jeden { meeple }, der jetzt { $limit } Geister hat, mitsamt seinen Geistern.

# $limit (number): the ghosts that drive a meeple off. $spell-circles: more ghosts come from spell circles.
mist-limited =
    Hat das angelegte Plättchen **den Nebel begrenzt**, stelle nach Möglichkeit einen Geist aus dem Vorrat zu einem deiner eigenen { meeples }. Hat dieser { meeple } jetzt { $limit } Geister, entferne ihn und seine Geister.{ $spell-circles ->
        [yes] { " " }Stehen in dem Nebel auch Geister auf **Bannkreisen** (das angelegte Plättchen zählt nicht mit), stelle sie alle zu einem oder mehreren deiner eigenen { meeples }. Lege Geister, die du nirgends dazustellen kannst, in den Vorrat zurück. Entferne jeden { meeple }, der jetzt { $limit } Geister hat, sofort mitsamt seinen Geistern.
       *[no] { "" }
    }

buy-back-from-bathhouse = Ist einer deiner { meeples } in einem **Badehaus**, darfst du ihn zurückkaufen. Du verlierst so viele Punkte, wie das Badehausplättchen zeigt. Du darfst diesen { meeple } im selben Zug wieder setzen.

## Step 2B-1: one choice of many.

# Before the numbered list of choices.
# $princess: a princess makes you skip the step. $wonders, $most (number): so many choices after a wonder tile.
wood-first-lead =
    { $princess ->
        [yes] Überspringe diesen Schritt, wenn du wegen eines **Burgfräuleins** einen Ritter entfernt hast. Sonst darfst du genau eine dieser Aktionen ausführen
       *[no] Du darfst genau eine dieser Aktionen ausführen
    }{ $wonders ->
        [yes] {" "}oder, wenn du ein **Wunderplättchen** angelegt hast, bis zu { $most }:
       *[no] :
    }

# The kinds of meeple follow as a list. $wonders, $most (number): so many meeples on a wonder tile.
# The other variables each add a sentence; $dragon and $plague forbid it.
place-meeple =
    Setze einen { meeple }{ $wonders ->
        [yes] {" "}oder bis zu { $most } { meeples }, wenn du ein **Wunderplättchen** angelegt hast
       *[no] { "" }
    }.{ $magic-portal ->
        [yes] { " " }Du darfst einen **Zaubergang**{ $flier ->
            [yes] { " " }oder ein **Fluggerät**
           *[no] { "" }
        } auf dem angelegten Plättchen benutzen.
       *[no] { $flier ->
            [yes] { " " }Du darfst ein **Fluggerät** auf dem angelegten Plättchen benutzen.
           *[no] { "" }
        }
    }{ $anniversary-20 ->
        [yes] { " " }Hat dein Plättchen einen Pfeil der **20-Jahre-Jubiläumserweiterung** aktiviert, darfst du ihn benutzen, um den { meeple } anderswo zu setzen oder dazuzusetzen.
       *[no] { "" }
    }{ $peasant-revolts ->
        [yes] { " " }Kann ein **Bauernaufstand** das Gebiet treffen, darfst du Punkte zahlen, um den { meeple } zu schützen.
       *[no] { "" }
    }{ $dragon ->
        [yes] { " " }Du darfst keinen { meeple } setzen, wenn das angelegte Plättchen einen **Vulkan**{ $plague ->
            [yes] { " " }oder ein **Pestsymbol**
           *[no] { "" }
        } zeigt.
       *[no] { $plague ->
            [yes] { " " }Du darfst keinen { meeple } setzen, wenn das angelegte Plättchen ein **Pestsymbol** zeigt.
           *[no] { "" }
        }
    }

# Under place-meeple, like the kinds that follow. $bridges: wooden bridges count too.
place-regular-meeple =
    Einen **normalen { meeple }** auf ein unbesetztes Gebiet des angelegten Plättchens{ $bridges ->
        [yes] { " " }oder auf eine Holzbrücke
       *[no] { "" }
    }

place-large-meeple =
    Deinen **{ large-meeple-accusative }** auf ein Gebiet{ $bridges ->
        [yes] { " " }oder auf eine Holzbrücke
       *[no] { "" }
    }

place-mayor = Deinen **Bürgermeister** in eine Stadt

place-wagon =
    Deinen **Wagen** auf ein Gebiet{ $bridges ->
        [yes] { " " }oder auf eine Holzbrücke
       *[no] { "" }
    }, aber nicht auf eine { farm }

# $gardens: an abbot may also stand in a garden.
place-abbot =
    Deinen **Abt** in { $gardens ->
        [yes] einen Garten oder in{ " " }
       *[no] { "" }
    }ein klosterartiges Gebäude ({ LIST("monastery-like") })

place-ringmaster =
    Deinen **Zirkusdirektor** auf ein Gebiet{ $bridges ->
        [yes] { " " }oder auf eine Holzbrücke
       *[no] { "" }
    }

place-guard-meeple =
    Deinen **{ guard-meeple }** auf ein Gebiet{ $bridges ->
        [yes] { " " }oder auf eine Holzbrücke
       *[no] { "" }
    }

# Heading over the notes on placing a meeple: one note without wonders, more with them.
place-meeple-notes =
    { $wonders ->
        [yes] Hinweise
       *[no] Hinweis
    }

# $most (number): the meeples that may be placed on a wonder tile.
meeples-on-wonder-tile = Setzt du { $most } { meeples } auf ein **Wunderplättchen**, dürfen sie auf demselben Quadrat stehen, aber nicht auf demselben Gebiet.

# The extra tile is the one that was drawn because the wonder tile did not fit.
no-meeple-on-extra-tile = Setze keinen { meeple } direkt auf ein zusätzliches Plättchen, das du gezogen hast, damit das **Wunderplättchen** passt.

no-flier-on-extra-tile = Benutze kein Fluggerät auf dem zusätzlichen Plättchen.

no-magic-portal-on-extra-tile = Benutze keinen Zaubergang auf dem zusätzlichen Plättchen.

# $most (number): the meeples of one player.
meeples-on-fortune-teller-tent = Kein Spieler darf gleichzeitig mehr als { $most } { meeples } auf einem **Zelt der Wahrsagerin** haben.

# The kinds of meeple follow as a list. $black-tower: towers have floors of several colours.
occupy-tower =
    Setze einen { meeple } oben auf einen { $black-tower ->
        [yes] normalen oder schwarzen{ " " }
       *[no] { "" }
    }**Turm**:

# Under occupy-tower, like the kinds that follow.
occupy-tower-regular-meeple = Einen **normalen { meeple }**

occupy-tower-large-meeple = Deinen **{ large-meeple-accusative }**

occupy-tower-ringmaster = Deinen **Zirkusdirektor**

occupy-tower-guard-meeple = Deinen **{ guard-meeple }**

# Heading over add-acrobat and score-pyramid.
acrobat-action = Führe eine Aktion mit **Artisten** aus:

# The ways to get there follow as a list. $bridges: a wooden bridge may be in the way.
add-acrobat =
    Setze einen normalen { meeple } auf eine **Artistenpyramide**, die nicht abgeschlossen ist{ $bridges ->
        [yes] { " " }und auf deren Plättchen keine Holzbrücke steht
       *[no] { "" }
    }:

# Under add-acrobat, like the ways that follow.
add-acrobat-directly = Direkt, wenn das angelegte Plättchen ein Artistenplättchen ist oder neben einem liegt

add-acrobat-by-magic-portal = Durch einen **Zaubergang** auf dem angelegten Plättchen, wenn du ihn noch nicht benutzt hast

add-acrobat-by-flier = Mit einem **Fluggerät** auf dem angelegten Plättchen, wenn du es noch nicht benutzt hast

add-acrobat-by-arrow = Mit einem Pfeil der **20-Jahre-Jubiläumserweiterung** zum Setzen eines { meeple-genitive }, wenn dein Plättchen ihn aktiviert hat

# Under add-acrobat, after its ways. $height (number): the acrobats of a full pyramid.
pyramid-complete = Sobald die Pyramide { $height } { meeples } hat, gilt sie als **abgeschlossen**.

# $ghosts: acrobats may have ghosts with them.
score-pyramid =
    Werte eine **Artistenpyramide**, die in einem früheren Zug abgeschlossen wurde. Entferne alle ihre Artisten{ $ghosts ->
        [yes] { " " }und die Geister, die bei ihnen stehen
       *[no] { "" }
    }. In späteren Zügen darf dort eine neue Pyramide entstehen.

# Heading over place-pig, place-builder and place-shepherd. $dragon and $plague forbid it.
place-other-figure =
    Setze eine deiner anderen Figuren.{ $dragon ->
        [yes] { " " }Das ist nicht erlaubt, wenn das angelegte Plättchen einen **Vulkan**{ $plague ->
            [yes] { " " }oder ein **Pestsymbol**
           *[no] { "" }
        } zeigt.
       *[no] { $plague ->
            [yes] { " " }Das ist nicht erlaubt, wenn das angelegte Plättchen ein **Pestsymbol** zeigt.
           *[no] { "" }
        }
    }

place-pig = Dein **Schwein** auf eine { farm }, auf der du einen { meeple } hast

place-builder = Deinen **Baumeister** auf eine Straße oder in eine Stadt, wo du einen { meeple } hast

# The action start-flock follows under it.
place-shepherd = Deinen **Schäfer** auf eine { farm }, auf der noch kein Schäfer steht. Danach musst du dies tun:

# Under place-shepherd.
start-flock =
    { $edition ->
        [c1] Erweitere
       *[c2] Vergrößere
    } die Herde: Ziehe ein Schafplättchen.

place-barn = Setze deinen **Gutshof** auf einen Punkt, an dem die Ecken von Plättchen zusammentreffen und alle { farm } zeigen. Die { farm } wird wie jedes andere Gebiet in Schritt { STEP("score-feature") } gewertet.

# Heading over the choices from the wheel of fortune to the peasant revolts.
special-action = Führe eine Sonderaktion aus:

meeple-to-wheel-of-fortune = Schicke einen { meeple } zum **Schicksalsrad**.

festival-take-back = Zeigt das angelegte Plättchen ein **Fest**, nimm eine deiner Figuren von einer beliebigen Stelle der Spielfläche zurück.

# $special-figures: figures other than meeples can be trapped too.
# Solovei Razboynik and Vodyanoy are names of tiles.
free-trapped-figure =
    Nimm { $special-figures ->
        [yes] einen { meeple } oder eine Sonderfigur
       *[no] einen { meeple }
    } aus der Falle von **Wodjanoi** oder **Solowei Rasboinik** zurück.

# $ghosts: the abbot may have ghosts with it.
take-back-abbot =
    Nimm deinen **Abt**{ $ghosts ->
        [yes] { " " }(und die Geister, die bei ihm stehen)
       *[no] { "" }
    } zurück und werte ihn.

protect-from-peasant-revolts = Zahle Punkte, um einen { meeple } vor **Bauernaufständen** zu schützen.

# Heading over the choices from build-tower to place-tollhouse.
# $little-buildings, $tollkeepers: there are tokens as well.
neutral-figure =
    Setze oder versetze eine neutrale Figur{ $little-buildings ->
        [yes] { " " }oder ein neutrales Plättchen
       *[no] { $tollkeepers ->
            [yes] { " " }oder ein neutrales Plättchen
           *[no] { "" }
        }
    }:

# $black-tower: there are floors of several colours; a white one closes a tower.
build-tower =
    Setze ein { $black-tower ->
        [yes] normales oder schwarzes{ " " }
       *[no] { "" }
    }**{ tower-floor }** auf ein beliebiges Turmfundament oder { $black-tower ->
        [yes] ein normales, schwarzes oder weißes { tower-floor }{ " " }
       *[no] { "" }
    }auf einen beliebigen Turm, auf dem kein { meeple } steht{ $black-tower ->
        [yes] { " " }(ein weißer Turm steht nicht zur Verfügung)
       *[no] { "" }
    }.

# Under build-tower.
capture-meeple = Danach darfst du einen { meeple } gefangen nehmen, der auf dem Plättchen des Turms oder in gerader Linie zu ihm steht. Der Turm reicht in jede Richtung so viele Plättchen weit, wie er Turmteile hat.

# Under build-tower.
exchange-prisoners = Halten zwei Spieler { meeples } des jeweils anderen gefangen, müssen sie sofort eins zu eins tauschen.

place-little-building = Lege ein **Haus** auf das angelegte Plättchen.

# $castles counts only in the first edition.
move-fairy =
    Ziehe die **Fee** neben einen deiner { meeples }{ $edition ->
        [c1] { $castles ->
            [yes] , aber nicht neben einen auf einer Burg
           *[no] { "" }
        }
       *[c2] { "" }
    }.

place-tollhouse = Lege dein **Zollhaus** auf eine freie Kreuzung oder versetze es auf eine andere freie Kreuzung.

## Step 2B-2: the same for the phantom.

# Before the numbered list of choices. $princess: a princess makes you skip the step.
wood-second-lead =
    { $princess ->
        [yes] Überspringe diesen Schritt, wenn du wegen eines **Burgfräuleins** einen Ritter entfernt hast. Sonst darfst du genau eine dieser Aktionen ausführen:
       *[no] Du darfst genau eine dieser Aktionen ausführen:
    }

# The variables are those of place-meeple and place-regular-meeple.
place-phantom =
    Setze das **Phantom** wie einen normalen { meeple } auf ein Gebiet{ $bridges ->
        [yes] { " " }oder auf eine Holzbrücke
       *[no] { "" }
    }.{ $magic-portal ->
        [yes] { " " }Du darfst einen **Zaubergang**{ $flier ->
            [yes] { " " }oder ein **Fluggerät**
           *[no] { "" }
        } auf dem angelegten Plättchen benutzen, falls du das in Schritt { STEP("wood-first") } nicht getan hast.
       *[no] { $flier ->
            [yes] { " " }Du darfst ein **Fluggerät** auf dem angelegten Plättchen benutzen, falls du das in Schritt { STEP("wood-first") } nicht getan hast.
           *[no] { "" }
        }
    }{ $anniversary-20 ->
        [yes] { " " }Hat dein Plättchen einen Pfeil der **20-Jahre-Jubiläumserweiterung** aktiviert, den du in Schritt { STEP("wood-first") } nicht benutzt hast, darfst du ihn benutzen, um das Phantom anderswo zu setzen oder dazuzusetzen.
       *[no] { "" }
    }{ $peasant-revolts ->
        [yes] { " " }Kann ein **Bauernaufstand** das Gebiet treffen, darfst du Punkte zahlen, um das Phantom zu schützen.
       *[no] { "" }
    }{ $dragon ->
        [yes] { " " }Überspringe diesen ganzen Schritt, wenn das angelegte Plättchen einen **Vulkan**{ $plague ->
            [yes] { " " }oder ein **Pestsymbol**
           *[no] { "" }
        } zeigt.
       *[no] { $plague ->
            [yes] { " " }Überspringe diesen ganzen Schritt, wenn das angelegte Plättchen ein **Pestsymbol** zeigt.
           *[no] { "" }
        }
    }

# Under place-phantom. $most (number): the meeples of one player.
phantom-on-fortune-teller-tent = Kein Spieler darf gleichzeitig mehr als { $most } { meeples } auf einem **Zelt der Wahrsagerin** haben.

# $black-tower: towers have floors of several colours.
phantom-occupies-tower =
    Setze das **Phantom** auf ein { $black-tower ->
        [yes] normales oder schwarzes{ " " }
       *[no] { "" }
    }{ tower-floor } oben auf einem Turm.

# Heading over phantom-to-wheel-of-fortune.
phantom-special-action = Führe eine Sonderaktion aus:

phantom-to-wheel-of-fortune = Schicke das Phantom zum **Schicksalsrad**.

## Step 2C: what follows from the tile and the figures.

place-ferry = Zeigt das angelegte Plättchen einen See für eine **Fähre**, lege eine Fähre darauf.

move-ferry = Hat das angelegte Plättchen eine Straße mit einer **Fähre** erweitert, darfst du diese Fähre umlegen. Jede Fähre darf in einem Zug nur einmal umgelegt werden.

# The two choices grow-flock and flock-to-stable follow as a list.
shepherd-must-act = Hat das angelegte Plättchen die { farm } mit deinem **Schäfer** erweitert, musst du eine dieser Möglichkeiten wählen:

# Under shepherd-must-act.
grow-flock =
    { $edition ->
        [c1] Erweitere
       *[c2] Vergrößere
    } die Herde: Ziehe ein Schafplättchen.

# Under shepherd-must-act. $points (number): for each sheep.
flock-to-stable =
    { $edition ->
        [c1] Treibe die Herde in den Stall
       *[c2] Führe die Herde zum Stall
    }. Du erhältst { points-counted } pro Schaf.

# The action enclosed-flocks-to-stable follows under it.
shepherds-enclosed = Hat das angelegte Plättchen eine { farm } mit einem oder mehreren **Schäfern** vollständig umschlossen (zum Beispiel durch Straßen oder Stadtmauern), geschieht auch dies von selbst:

# Under shepherds-enclosed. $points (number): for each sheep.
enclosed-flocks-to-stable =
    { $edition ->
        [c1] Treibe die Herden in den Stall
       *[c2] Führe die Herden zum Stall
    }. Du erhältst { points-counted } pro Schaf.

# The two choices harvest-fruit and sell-fruit follow as a list.
pick-fruit = Stehen { meeples } auf dem angelegten Plättchen und ist ein **Obstbaum** darauf oder auf einem Plättchen daneben, darfst du für jeden Baum und jeden { meeple } eine dieser Aktionen ausführen:

# Under pick-fruit.
harvest-fruit = **Ernten:** Nimm das oberste Obstplättchen, falls es eines gibt. Du erhältst seine Obstpunkte.

# Under pick-fruit. $fewest, $most (numbers): the tokens that can be sold together.
sell-fruit = **Verkaufen:** Verkaufe { $fewest } bis { $most } Obstplättchen. Du erhältst die Punkte dafür.

# $points (number): whatever the number of buildings.
notre-dame-points = Hast du in einem früheren Zug das Wunder **Notre-Dame** angelegt, sieh dir die Plättchen neben dem { meeple } an, den du in diesem Zug gesetzt hast. Ist ein klosterartiges Gebäude ({ LIST("monastery-like") }) darunter, erhältst du { points-counted }.

# First edition's words only. The last action of the step: one message for everything that was scored in it.
messages-after-wood = Zähle zusammen, wie weit deine { scoring-figures } bei allen Aktionen dieses Schritts vorgerückt sind. Für die **Depeschen** zählt, wo sie jetzt stehen.
