### Draft, not yet reviewed by a native speaker.
### Vocabulary of the game. Messages, not terms, because they must see the preferred edition.
### Value: nominative; attributes: the other cases, `capital` at the start of a sentence.
### The Czech rules use the same words in all editions (družiník, louka, klášter, lupič, erb, dílek věže):
### such words do not select on the edition.

coat-of-arms = erb
coats-of-arms = erby
# Behind the name of a box of which no source tells everything that was in it.
contents-not-confirmed = obsah nepotvrzen
farm = louka
farm-accusative = louku
farm-capital = Louka
farm-instrumental = loukou
farms = louky
# $limit: the ghosts that drive a meeple off. Accusative.
ghosts-counted = { $limit ->
    [one] { $limit } ducha
    [few] { $limit } duchy
   *[other] { $limit } duchů
}
guard-meeple-accusative = strážného družiníka
guard-meeple-capital = Strážný družiník
highwaymen = lupiči
highwaymen-accusative = lupiče
large-meeple = velký družiník
large-meeple-accusative = velkého družiníka
large-meeple-capital = Velký družiník
meeple = družiník
meeple-accusative = družiníka
meeple-dative = družiníkovi
meeple-genitive = družiníka
meeple-instrumental = družiníkem
meeples = družiníci
meeples-accusative = družiníky
meeples-dative = družiníkům
meeples-genitive = družiníků
meeples-instrumental = družiníky
# Meeples with a number, in the accusative. $most: the number.
most-meeples = { $most ->
    [one] { $most } { meeple-accusative }
    [few] { $most } { meeples-accusative }
   *[other] { $most } { meeples-genitive }
}
monastery = klášter
monastery-capital = Klášter
monasteries-word = kláštery
# $points: a number of the record. Nominative and accusative.
points-counted = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
quarter = čtvrť
quarter-genitive = čtvrti
scoring-figure = počítací figurka
scoring-figure-accusative = počítací figurku
scoring-figures = počítací figurky
scoring-figures-genitive = počítacích figurek
scoring-figures-instrumental = počítacími figurkami
# A city of two half-round city tiles. Nominative and accusative.
small-city = malé město
strength = síla
strength-accusative = sílu
# Nominative and accusative.
tower-floor = dílek věže

## The cases of the items of lists, for `LIST(…, case: …)`

completing-placements-tile-genitive = kartičky
completing-placements-abbey-genitive = **opatství**
completing-placements-halfling-genitive = **půlené kartičky**
completing-placements-german-castle-genitive = **německého hradu**
completing-placements-wonder-genitive = kartičky **divu**
