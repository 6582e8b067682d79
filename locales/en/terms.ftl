### Vocabulary of the game. Messages, not terms, because they must see the preferred edition.
### The first edition (and the winter edition) says follower, farm, cloister, thief, counting figure;
### the new edition says meeple, field, monastery, highwayman, scoring figure.

farm = { $edition ->
    [c1] farm
   *[c2] field
}
farms = { $edition ->
    [c1] farms
   *[c2] fields
}
highwayman = { $edition ->
    [c1] thief
   *[c2] highwayman
}
highwaymen = { $edition ->
    [c1] thieves
   *[c2] highwaymen
}
large-meeple = { $edition ->
    [c1] large follower
   *[c2] large meeple
}
meeple = { $edition ->
    [c1] follower
   *[c2] meeple
}
meeples = { $edition ->
    [c1] followers
   *[c2] meeples
}
monastery = { $edition ->
    [c1] cloister
   *[c2] monastery
}
monasteries-word = { $edition ->
    [c1] cloisters
   *[c2] monasteries
}
scoring-figure = { $edition ->
    [c1] counting figure
   *[c2] scoring figure
}
scoring-figures = { $edition ->
    [c1] counting figures
   *[c2] scoring figures
}
