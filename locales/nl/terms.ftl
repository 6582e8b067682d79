### Draft, not yet reviewed by a native speaker.
### Vocabulary of the game. The first edition (and the winter edition) says horige, hoofdman, telsteen, waarde;
### the new edition says meeple, grote meeple, scorepion, kracht. All of these are “de” words, so articles never change.
### Where both editions have the same Dutch word (weide, klooster, torendeel …) the message has no select.

# het wapen
coat-of-arms = wapen
coats-of-arms = wapens
# Behind the name of a box of which no source tells everything that was in it.
contents-not-confirmed = inhoud niet bevestigd
# de weide
farm = weide
farms = weiden
# Of either edition: bewakingshorige, bewakingsmeeple. De.
guard-meeple = bewakings{ meeple }
highwaymen = struikrovers
large-meeple = { $edition ->
    [c1] hoofdman
   *[c2] grote meeple
}
meeple = { $edition ->
    [c1] horige
   *[c2] meeple
}
meeples = { $edition ->
    [c1] horigen
   *[c2] meeples
}
# het klooster
monastery = klooster
monasteries-word = kloosters
# $points: a number of the record.
points-counted = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
# de stadswijk
quarter = stadswijk
scoring-figure = { $edition ->
    [c1] telsteen
   *[c2] scorepion
}
scoring-figures = { $edition ->
    [c1] telstenen
   *[c2] scorepionnen
}
# A city of two half-round city tiles. De.
small-city = kleine stad
strength = { $edition ->
    [c1] waarde
   *[c2] kracht
}
# het torendeel
tower-floor = torendeel
