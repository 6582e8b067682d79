### Draft, not yet reviewed by a native speaker.
### Order of play, introduction: how the page speaks, and what its badges ask for.
### The badges' names are messages of catalogue.ftl (`signal-…`). A badge is “een signaal”.

active-player = ‘Je’ is altijd de speler die de beurt heeft. Deze pagina vertelt wat er in een beurt gebeurt en in welke volgorde. De details staan in de spelregelboekjes.

# The legend of the marking of such rules; shown only if the page has any.
legend-deviation = Regels met de aanduiding **afwijking** verschillen van de officiële regels van **Hans im Glück**. Ze staan in de regels van een andere uitgever.

# The legend of the marking of such rules; shown only if the page has any.
legend-adaptation = Regels met de aanduiding **aangepast** komen uit een andere editie van het spel. Waar nodig zijn ze passend gemaakt voor de editie die je speelt.

# With c1 every round of scoring in a turn ends with the badge and the round's name; with c2 one badge ends the turn.
badge-messages = **Nieuwsberichten**: een speler die punten krijgt, kiest telkens welke van de eigen { scoring-figures } vooruitgaat. Het groene signaal { signal-messages-end } verschijnt { $edition ->
        [c1] na elke telronde in een beurt, met de naam van die ronde
       *[c2] één keer, na de puntentelling
    }. Kom je bij het signaal en is een van je { scoring-figures } net op een donker veld gestopt, dan mag je een nieuwsbericht trekken. Je mag er maar één{ $edition ->
        [c1] {" "}per telronde
       *[c2] { "" }
    } trekken, zelfs als allebei je { scoring-figures } op een donker veld zijn gestopt. Het uitvoeren van een nieuwsbericht kan je een volgend nieuwsbericht opleveren.

# Under badge-messages: an exception that one publisher prints.
badge-messages-free-space = Je mag het nieuwsbericht alleen trekken als er op dat veld geen { scoring-figure } van een andere speler staat.

badge-robbers = **Rovers**: rovers moeten bij de eerste gelegenheid punten roven. Bij elk signaal { signal-robbers } roven de rovers punten, als dat kan. Geroofde punten en minpunten tellen daarbij niet. Ook bij elk signaal { signal-robber-choice } roven ze punten, maar dan moet hun eigenaar misschien eerst een { scoring-figure } kiezen om van te roven. Dat kan gebeuren als een rover zijn veld deelt met meerdere { scoring-figures } die in stap { STEP("score-feature") } punten krijgen.

# $figures: how many figures a player needs beside a space. $first, $second, $third, $last: the marked spaces of
# the scoreboard. $forward: how many spaces the figures that stay behind move.
badge-wonder = **De Wonderen der Mensheid**: een puntentelling tijdens het spel kan een speler een wondertegel en nog { $figures } speelstukken opleveren. Kijk bij elk signaal { signal-wonder } naar de spelers die punten krijgen en { $figures } speelstukken hebben naast veld { $first }, { $second }, { $third } of { $last } van het scoretableau. Bereikt of passeert een { scoring-figure } van zo’n speler dat veld, dan neemt die speler een wondertegel en die { $figures } speelstukken. Geldt dit voor meerdere spelers, kies dan een van hen. Zet daarna de speelstukken die nog naast het scoretableau staan { $forward } velden vooruit, maar niet voorbij veld { $last }. Herhaal dit zolang het voor een speler geldt.

badge-traps = **Russische Promo’s**: deze tegels kunnen { meeples } in de val lokken:

# Under badge-traps. $builder: builders are trapped as well. $ferries, $tunnel: what can join roads without a tile.
badge-tree-trap = **Solovei Razboynik** lokt de dichtstbijzijnde { meeples }{ $builder ->
        [yes] {" "}of bouwmeesters
       *[no] { "" }
    } op de met deze tegel verbonden wegdelen in de val. Dat gebeurt als er een tegel wordt aangelegd en als er { meeples }{ $builder ->
        [yes] {" "}of bouwmeesters
       *[no] { "" }
    } op de weg bijkomen{ $ferries ->
        [yes] { $tunnel ->
            [yes] {", "}en ook als veerboten of tunnelfiches wegen verbinden, mits het nieuwe stuk weg bezet is
           *[no] {", "}en ook als veerboten wegen verbinden, mits het nieuwe stuk weg bezet is
        }
       *[no] { $tunnel ->
            [yes] {", "}en ook als tunnelfiches wegen verbinden, mits het nieuwe stuk weg bezet is
           *[no] { "" }
        }
    }. Zet deze { meeples }{ $builder ->
        [yes] {" "}en bouwmeesters
       *[no] { "" }
    } bij de boom op zijn tegel. Ga dit na bij elk signaal { signal-tree-trap }.

# Under badge-traps. $special-figures: builders, pigs and the like are on the table. $barn: barns are.
badge-lake-trap = **Vodyanoy** lokt de { meeples }{ $special-figures ->
        [yes] {" "}en bijzondere speelstukken{ $barn ->
            [yes] {" "}(maar geen herenboerderijen)
           *[no] { "" }
        }
       *[no] { "" }
    } op deze tegel en op de aangrenzende tegels in de val. Zet ze in het meer op zijn tegel. Ga dit na bij elk signaal { signal-lake-trap }.

# Under badge-traps, after the two tiles.
traps-in-conflict = Zouden beide tegels hetzelfde speelstuk in de val lokken, dan gaat Vodyanoy vóór Solovei Razboynik.

fortune-teller-choices = **De Waarzegger**: de gepubliceerde regels laten een paar gevallen open. Deze pagina lost ze zo op:

# Under fortune-teller-choices.
fortune-teller-or-supply = Ligt er een tegel in je voorraad die past, dan mag je die aanleggen. Je trekt dan geen tegels.

# Under fortune-teller-choices.
fortune-teller-one-tile = Trek je tegels, dan mag je er maar één van aanleggen, op een plek waar die past.

# Under fortune-teller-choices. $builder: the other tiles are kept for the second part of a double turn.
# $own-tiles: abbey tiles and the like.
fortune-teller-nothing-fits =
    Past geen van de getrokken tegels, leg dan { $builder ->
        [yes] een ervan
       *[no] ze allemaal
    } af en trek een voor een nieuwe tegels tot er een past.{ $own-tiles ->
        [yes] {" "}Je mag dan ook geen tegel uit je voorraad meer nemen.
       *[no] { "" }
    }

# Under fortune-teller-choices.
fortune-teller-keep-tiles = Krijg je een dubbele beurt, bewaar dan de overige tegels van je waarzeggers voor het tweede deel. Kies daar een tegel uit die past en leg de rest af.

# Under fortune-teller-choices; entries follow.
fortune-teller-second-part = Voor het tweede deel van een dubbele beurt geldt:

# Under fortune-teller-second-part.
fortune-teller-second-part-no-supply = Je kiest uit de tegels in je hand. Een tegel uit je voorraad mag niet, zelfs als geen van deze tegels past.

# Under fortune-teller-second-part.
fortune-teller-second-part-nothing-fits = Past geen enkele tegel in je hand, leg ze dan allemaal af en trek een voor een tegels tot er een past.

# $factor: what points are multiplied by. $divisor: what negative points are divided by.
# $negative-points: a feature can be worth less than nothing.
badge-hans-statue = **Het Hans-beeldje**: staat het Hans-beeldje op de tegel die wordt geteld, of op een tegel van het project dat wordt geteld, vermenigvuldig de punten dan met { $factor }. Het signaal hiervoor is { signal-hans-statue-double }.{ $negative-points ->
        [yes] {" "}Deel minpunten juist door { $divisor }. Het signaal daarvoor is { signal-hans-statue-half }.
       *[no] { "" }
    }
