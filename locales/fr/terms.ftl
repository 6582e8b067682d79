### Draft, not yet reviewed by a native speaker.
### Vocabulary of the game. The first edition (and the winter edition) says partisan, champ, bouclier, valeur;
### the new edition says meeple, pré, blason, force. Each pair has one gender and one kind of initial (le, un, du stay):
### partisan/meeple, champ/pré and bouclier/blason are masculine, valeur/force is feminine.
### Where both editions have the same French word (abbaye, étage de tour …) the message has no select. In French an
### “abbaye” is the monastery of the base game, and the abbey of the fifth expansion is the “monastère”.

coat-of-arms = { $edition ->
    [c1] bouclier
   *[c2] blason
}
coats-of-arms = { $edition ->
    [c1] boucliers
   *[c2] blasons
}
# Behind the name of a box of which no source tells everything that was in it.
contents-not-confirmed = contenu non confirmé
# le champ, le pré
farm = { $edition ->
    [c1] champ
   *[c2] pré
}
farms = { $edition ->
    [c1] champs
   *[c2] prés
}
guard-meeple = { meeple } Sentinelle
highwaymen = brigands
large-meeple = { $edition ->
    [c1] grand partisan
   *[c2] grand meeple
}
meeple = { $edition ->
    [c1] partisan
   *[c2] meeple
}
meeples = { $edition ->
    [c1] partisans
   *[c2] meeples
}
# l’abbaye, feminine
monastery = abbaye
monasteries-word = abbayes
# The phantom. French has one word for it and for the ghosts: “fantôme” alone is always a ghost.
phantom = { meeple } fantôme
# $points: a number of the record.
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
quarter = quartier
scoring-figure = pion de score
scoring-figures = pions de score
# A city of two half-round city tiles. Feminine.
small-city = petite ville
# la valeur, la force
strength = { $edition ->
    [c1] valeur
   *[c2] force
}
# l’étage, masculine
tower-floor = étage de tour
