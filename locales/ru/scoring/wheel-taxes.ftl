### Draft, not yet reviewed by a native speaker.
### Scoring: wheel taxes.

scoring-wheel-taxes = Колесо Фортуны: налог

wheel-taxes = В каждом городе за каждого рыцаря игрока: число гербов и его собственных рыцарей там

# Under wheel-taxes.
wheel-taxes-each-city = Считайте для каждого города отдельно.
