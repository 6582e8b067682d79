### Draft, not yet reviewed by a native speaker.
### Scoring barns after the game.

scoring-barn = Амбар

barn-each-owner = Все эти очки получает каждый игрок, у которого здесь есть **амбар**. У кого их больше, не важно.

barn-cities = Каждый завершённый город у этого поля

barn-cities-counted = { shared-counted-cities }
barn-cities-castles = { shared-castle-no-city }

barn-castles = Каждый **замок** у этого поля

# Under barn-cities. $pig, $pig-herd: at least one of them is on the table.
barn-pigs =
    { $pig ->
        [yes] { $pig-herd ->
            [yes] Свинья и стадо свиней за амбар ничего не приносят
           *[no] Свинья за амбар ничего не приносит
        }
       *[no] Стадо свиней за амбар ничего не приносит
    }.

barn-siege = Каждый осаждённый город (**катары**, **осада**, **осаждающие**) учитывается дважды.
