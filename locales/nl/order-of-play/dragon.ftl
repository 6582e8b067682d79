### Draft, not yet reviewed by a native speaker.
### Order of play, phase 2B: the dragon moves after the figures have been placed.

# Step 2D, first edition. The page names the publishers that have the rule at this place.
dragon-moves-before-scoring =
    Toont de aangelegde tegel een **draak**, verplaats dan de draak. De spelers verplaatsen hem samen, ieder één tegel, eerst jij en dan met de klok mee, tot hij { $tiles } tegels is verplaatst. Hij komt nooit twee keer op dezelfde tegel{ $fairy ->
        [yes] {" "}en nooit op de tegel met de fee
       *[no] { "" }
    }. Hij vreet de { meeples }{ $special-figures ->
        [yes] {" "}en bijzondere speelstukken
       *[no] { "" }
    } op elke tegel waar hij komt: die gaan terug naar hun eigenaars.

# Step 2D, new edition.
dragon-moves =
    Toont de aangelegde tegel een **draak**, verplaats dan de draak. De spelers verplaatsen hem samen, ieder één tegel, eerst jij en dan met de klok mee, tot hij { $tiles } tegels is verplaatst. Hij komt nooit twee keer op dezelfde tegel{ $fairy ->
        [yes] {" "}en nooit op de tegel met de fee
       *[no] { "" }
    }. Hij vreet de { meeples }{ $special-figures ->
        [yes] {" "}en bijzondere speelstukken
       *[no] { "" }
    } op elke tegel waar hij komt: die gaan terug naar hun eigenaars.
