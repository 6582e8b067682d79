### Draft, not yet reviewed by a native speaker.
### Scoring: wheel crowns.

scoring-wheel-crowns = Kolo štěstí: políčka s korunou

wheel-crowns = Každé políčko s korunou v platném poli kola, které hráč drží svými { meeples-instrumental }

# Under wheel-crowns.
wheel-crowns-alone = Je-li { meeple } v poli se dvěma korunami sám, drží obě políčka.
