### Draft, not yet reviewed by a native speaker.
### Scoring: wheel famine.

scoring-wheel-famine = Rad van Fortuin: Hongersnood

wheel-famine-each-farm = Maak de som voor elke { farm } apart.

wheel-famine-cities = Elke afgebouwde stad aan de { farm }, voor elke boer die de speler daar heeft

wheel-famine-cities-counted = { shared-counted-cities }
wheel-famine-cities-castles = { shared-castle-no-city }

wheel-famine-castles = Elke **burcht** aan de { farm }, voor elke boer

wheel-famine-pig = { shared-pig } Dat geldt voor elke boer.

wheel-famine-pig-herd = { shared-pig-herd } Dat geldt voor elke boer.

wheel-famine-pig-herd-once = { shared-pig-herd-once }
