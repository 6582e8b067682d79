### Draft, not yet reviewed by a native speaker.
### Order of play, phase 3B: by the rules of one publisher the dragon moves only after scoring.

# Step 3D, first edition. The page names the publisher. It is the same move as in step 2D, at another time.
dragon-moves-after-scoring = Toont de aangelegde tegel een **draak**, verplaats de draak dan nu en niet in stap { STEP("dragon") }.

# Step 3D, the variant: there is no step 2D then.
dragon-moves-late =
    Toont de aangelegde tegel een **draak**, verplaats dan de draak. De spelers verplaatsen hem samen, ieder één tegel, eerst jij en dan met de klok mee, tot hij { $tiles } tegels is verplaatst. Hij komt nooit twee keer op dezelfde tegel{ $fairy ->
        [yes] {" "}en nooit op de tegel met de fee
       *[no] { "" }
    }. Hij vreet de { meeples }{ $special-figures ->
        [yes] {" "}en bijzondere speelstukken
       *[no] { "" }
    } op elke tegel waar hij komt: die gaan terug naar hun eigenaars.
