### Draft, not yet reviewed by a native speaker.
### Scoring a German cathedral: the sum of its roads.

scoring-german-cathedral = Deutsche Kathedrale (Erzbischof)

german-cathedral-roads = Zähle alle Straßen, die zu ihr führen. Eine Straße, die bei ihr beginnt und auch endet, zählt einmal.

german-cathedral-cathedral-segments = Jeder Abschnitt dieser Straßen auf Plättchen mit **deutscher Kathedrale**, einzeln gezählt

german-cathedral-tiles = Jedes andere Plättchen dieser Straßen

german-cathedral-tiles-double-tile = { shared-double-tile }
german-cathedral-tiles-triangular-tile = { shared-triangular-tile }
german-cathedral-tiles-wonder-tile = { shared-wonder-tile }
german-cathedral-tiles-bridge = { road-tiles-bridge }
german-cathedral-tiles-tunnel = { road-tiles-tunnel }
german-cathedral-tiles-labyrinth = { road-tiles-labyrinth }
german-cathedral-tiles-ferry = { road-tiles-ferry }
german-cathedral-tiles-leipzig-road = { shared-leipzig-road }

german-cathedral-inn = Zähle jedes Plättchen und jeden Abschnitt einer Straße mit **Wirtshaus** noch einmal.

# The same after the game.
german-cathedral-inn-final = Die Plättchen und Abschnitte einer Straße mit **Wirtshaus** bringen nichts.

# Under german-cathedral-inn.
german-cathedral-inn-once = Mehrere Wirtshäuser an einer Straße zählen wie eines.

german-cathedral-inn-bridges = { road-inn-bridges }

german-cathedral-wells =
    Jeder **Brunnen** an einer Straße{ $inns ->
        [yes] { " " }ohne **Wirtshaus** und zweimal jeder Brunnen an einer Straße mit Wirtshaus
       *[no] { "" }
    }

# The same after the game. $variant-forgiving-inns-and-cathedrals: then inns are ignored.
german-cathedral-wells-final =
    Jeder **Brunnen** an einer Straße{ $inns ->
        [yes] { $variant-forgiving-inns-and-cathedrals ->
            [yes] { "" }
           *[no] { " " }ohne **Wirtshaus**
        }
       *[no] { "" }
    }

german-cathedral-little-buildings = Jedes **Haus** auf ihrem Plättchen und auf den Plättchen ihrer Straßen

german-cathedral-ghosts = { shared-ghosts }
german-cathedral-ghosts-own-points = { shared-ghosts-own-points }
german-cathedral-ghosts-below-zero = { shared-ghosts-below-zero }
german-cathedral-teacher = { shared-teacher }
german-cathedral-fairy = { shared-fairy }
german-cathedral-fairy-without-majority = { shared-fairy-without-majority }
