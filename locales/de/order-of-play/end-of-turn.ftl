### Draft, not yet reviewed by a native speaker.
### Order of play, phase 4: the rest of what the tile brings, and the end of the turn.

## Step 4A: actions of the tile.

use-catapult = Zeigt das angelegte Plättchen einen **Jahrmarkt**, kommt das Katapult zum Einsatz.
# Under use-catapult. The name of a catapult token: it swaps a meeple of yours for one of another player.
protect-seduced-meeple = Plättchen **Verführung**: Du darfst Punkte zahlen, um den { meeple }, den du eingetauscht hast, vor **Bauernaufständen** zu schützen.

# New edition’s words only. Comes after everything that is scored in the turn, with the badge for messages.
messages-end-of-turn = Schließe alle bisherigen Wertungen dieses Zuges ab. Sieh dir dann an, wie weit deine { scoring-figures } insgesamt vorgerückt sind.

easter-nest-eggs = Wurde ein **Osternest** abgeschlossen, erhalten du und jeder andere Spieler, der { meeples } auf den Plättchen daneben hat, Ostereier.

# $dragon: a dragon tile can start the phase too.
move-easter-bunny =
    Hast du ein **Osterhasenplättchen** angelegt{ $dragon ->
        [yes] {" "}oder hat ein Drachenplättchen ein Osternest abgeschlossen
       *[no] { "" }
    }, findet die Osterhasenphase statt. Die Spieler bewegen die Osterhasenfigur. Jeder { meeple }, dem sie unterwegs begegnet, bringt seinem Besitzer ein Osterei.

place-betting-chips = Zeigt das angelegte Plättchen ein **Wettbüro**, darf jeder Spieler einen Wettchip verdeckt darauflegen. Überspringe das, wenn es das letzte Plättchen des Spiels ist.

# (A) and (B) are two choices; the kind of crop circle names the kind of figure. $peasant-revolts: it can be protected.
resolve-crop-circle =
    Zeigt das angelegte Plättchen einen **Kornkreis**, bestimmst du, was jetzt alle Spieler tun: (A) Jeder *darf* einen { meeple } neben einen seiner eigenen { meeples } auf der Spielfläche stellen, oder (B) jeder *muss* einen seiner { meeples } von der Spielfläche nehmen. Die Art des Kornkreises sagt, um welche Art von { meeple } es geht.{ $peasant-revolts ->
        [yes] { " " }Du darfst Punkte zahlen, um den { meeple }, den du setzt, vor **Bauernaufständen** zu schützen.
       *[no] { "" }
    }

# The two cases follow as a list and end the sentence.
escape-siege = Du darfst einen Ritter aus einer **belagerten** Stadt nehmen, wenn ein klosterartiges Gebäude ({ LIST("monastery-like") }) unmittelbar an eines dieser Plättchen grenzt:
# Under escape-siege. Siege is the name of the small expansion.
escape-siege-city-tile = Ein Plättchen dieser Stadt (Belagerung)
# Under escape-siege. Cathars and Besiegers are the names of the other two.
escape-siege-cathar-tile = Ein Katharerplättchen (Die Katharer) oder ein Belagererplättchen (Die Belagerer)

# Without double turns. The actions follow as a list.
hold-bazaar = Zeigt das angelegte Plättchen einen **Basar**, hast du es nicht bei einem Basar erhalten und sind noch genug Plättchen übrig, tu Folgendes:
bazaar-auction = Halte eine Versteigerung ab.
# The variant without an auction.
bazaar-choice = Decke für jeden Spieler ein Plättchen auf. Jeder nimmt sich eines davon, im Uhrzeigersinn vom Spieler links von dir bis zu dir.
play-bazaar-round = Spielt eine Basarrunde. Im Uhrzeigersinn, vom Spieler links von dir bis zu dir, legt jeder das Plättchen an, das er erhalten hat. Dabei gilt der Ablauf eines Zuges, aber jeder nimmt dieses Plättchen, statt eines zu ziehen.

# With double turns, first edition. The actions follow as a list and are repeated.
hold-bazaars-in-turn = Zeigt das angelegte Plättchen einen **Basar**, hast du es nicht bei einem Basar erhalten und sind noch genug Plättchen übrig, tu Folgendes und wiederhole es, bis kein Basar mehr aufgeschoben ist:
bazaar-in-turn-auction = Halte eine Versteigerung ab.
# The variant without an auction.
bazaar-in-turn-choice = Decke für jeden Spieler ein Plättchen auf. Jeder nimmt sich eines davon, im Uhrzeigersinn vom Spieler links von dir bis zu dir.
# Two special cases follow as a list.
bazaar-in-turn-round = Spielt eine Basarrunde. Im Uhrzeigersinn, vom Spieler links von dir bis zu dir, legt jeder das Plättchen an, das er erhalten hat. Dabei gilt der Ablauf eines Zuges, aber jeder nimmt dieses Plättchen, statt eines zu ziehen. Unterwegs kann zweierlei geschehen:
# Under bazaar-in-turn-round.
bazaar-in-turn-double-turn = Erhält ein Spieler einen Doppelzug, spielt er wie gewohnt beide Teile, bevor der nächste Spieler seinen Basarzug macht.
# Under bazaar-in-turn-round.
bazaar-in-turn-new-bazaar = Kommt im zweiten Teil eines Doppelzuges ein weiteres Basarplättchen und wird es angelegt, spielt wie gewohnt weiter. Schiebt den neuen Basar auf, bis diese Basarrunde vorbei ist. Haltet ihn danach ab.

# With double turns, new edition. The actions follow as a list.
hold-only-bazaar = Zeigt das angelegte Plättchen einen **Basar**, hast du es nicht bei einem Basar erhalten und sind noch genug Plättchen übrig, tu Folgendes:
only-bazaar-auction = Halte eine Versteigerung ab.
# The variant without an auction.
only-bazaar-choice = Decke für jeden Spieler ein Plättchen auf. Jeder nimmt sich eines davon, im Uhrzeigersinn vom Spieler links von dir bis zu dir.
# Two special cases follow as a list.
only-bazaar-round = Spielt eine Basarrunde. Im Uhrzeigersinn, vom Spieler links von dir bis zu dir, legt jeder das Plättchen an, das er erhalten hat. Dabei gilt der Ablauf eines Zuges, aber jeder nimmt dieses Plättchen, statt eines zu ziehen. Unterwegs kann zweierlei geschehen:
# Under only-bazaar-round.
only-bazaar-double-turn = Erhält ein Spieler einen Doppelzug, spielt er wie gewohnt beide Teile, bevor der nächste Spieler seinen Basarzug macht.
# Under only-bazaar-round.
only-bazaar-new-bazaar = Kommt im zweiten Teil eines Doppelzuges ein weiteres Basarplättchen und wird es angelegt, spielt wie gewohnt weiter. Einen Basar löst es nicht aus.

## Step 4B: the end of the turn.

take-double-turn = Stand dein **Baumeister** auf einer Straße oder in einer Stadt, die das Plättchen erweitert hat, führe die Schritte { STEP("draw-tile") } bis { STEP("finish-tile") } noch einmal aus, aber nur einmal.
