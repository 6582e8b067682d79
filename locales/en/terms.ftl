### Vocabulary of the game. Messages, not terms, because they must see the preferred edition.
### The first edition (and the winter edition) says follower, farm, cloister, thief, counting figure;
### the new edition says meeple, field, monastery, highwayman, scoring figure.

coat-of-arms = { $edition ->
    [c1] pennant
   *[c2] coat of arms
}
coats-of-arms = { $edition ->
    [c1] pennants
   *[c2] coats of arms
}
# Behind the name of a box of which no source tells everything that was in it.
contents-not-confirmed = contents not confirmed
farm = { $edition ->
    [c1] farm
   *[c2] field
}
farms = { $edition ->
    [c1] farms
   *[c2] fields
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
# $points: a number of the record.
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
quarter = { $edition ->
    [c1] quarter
   *[c2] district
}
scoring-figure = { $edition ->
    [c1] counting figure
   *[c2] scoring figure
}
scoring-figures = { $edition ->
    [c1] counting figures
   *[c2] scoring figures
}
# A city of two half-round city tiles.
small-city = { $edition ->
    [c1] town
   *[c2] small city
}
strength = { $edition ->
    [c1] value
   *[c2] strength
}
tower-floor = { $edition ->
    [c1] tower piece
   *[c2] tower floor
}
