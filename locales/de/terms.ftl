### Draft, not yet reviewed by a native speaker.
### Vocabulary of the game. Messages, not terms, because they must see the preferred edition.
### The first edition (and the winter edition) says Gefolgsmann, Zählfigur, Wert; the new edition says Meeple,
### Wertungsfigur, Stärke. Where both editions have the same German word (Wiese, Kloster, Wegelagerer, Wappen,
### Turmteil …) the message has no select. The value is the nominative; attributes are the other forms.

# das Wappen
coat-of-arms = Wappen
coats-of-arms = Wappen
# Behind the name of a box of which no source tells everything that was in it.
contents-not-confirmed = Inhalt nicht bestätigt
# die Wiese
farm = Wiese
farms = Wiesen
# Of either edition: Wächter-Gefolgsmann, Wächter-Meeple. Der; the forms of the singular are alike.
guard-meeple = Wächter-{ meeple }
highwaymen = Wegelagerer
highwaymen-dative = Wegelagerern
# With the strong ending, behind “ein” and “dein”.
large-meeple = { $edition ->
    [c1] großer Gefolgsmann
   *[c2] großer Meeple
}
large-meeple-accusative = { $edition ->
    [c1] großen Gefolgsmann
   *[c2] großen Meeple
}
# Der Gefolgsmann, der Meeple: nominative, dative and accusative are alike.
meeple = { $edition ->
    [c1] Gefolgsmann
   *[c2] Meeple
}
meeple-genitive = { $edition ->
    [c1] Gefolgsmanns
   *[c2] Meeples
}
# Nominative, genitive and accusative are alike. The dative of Meeple is unsettled: the sentences do without it.
meeples = { $edition ->
    [c1] Gefolgsleute
   *[c2] Meeple
}
# das Kloster
monastery = Kloster
monasteries-word = Klöster
# $points: a number of the record. Nominative and accusative.
points-counted = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# das Stadtviertel
quarter = Stadtviertel
# Die; the cases are alike, in the plural too.
scoring-figure = { $edition ->
    [c1] Zählfigur
   *[c2] Wertungsfigur
}
scoring-figures = { $edition ->
    [c1] Zählfiguren
   *[c2] Wertungsfiguren
}
# A city of two half-round city tiles. Die; behind “eine”, nominative and accusative.
small-city = { $edition ->
    [c1] Kleinstadt
   *[c2] kleine Stadt
}
# `theirs`: with the possessive of several owners, because the words differ in gender.
strength = { $edition ->
    [c1] Wert
   *[c2] Stärke
}
strength-theirs = { $edition ->
    [c1] ihr Wert
   *[c2] ihre Stärke
}
# das Turmteil
tower-floor = Turmteil
