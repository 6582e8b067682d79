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
    .accusative = louku
    .capital = Louka
    .instrumental = loukou
farms = louky
# $limit: the ghosts that drive a meeple off. Accusative.
ghosts-counted = { $limit ->
    [one] { $limit } ducha
    [few] { $limit } duchy
   *[other] { $limit } duchů
}
guard-meeple = strážný družiník
    .accusative = strážného družiníka
    .capital = Strážný družiník
highwaymen = lupiči
    .accusative = lupiče
large-meeple = velký družiník
    .accusative = velkého družiníka
    .capital = Velký družiník
meeple = družiník
    .accusative = družiníka
    .dative = družiníkovi
    .genitive = družiníka
    .instrumental = družiníkem
meeples = družiníci
    .accusative = družiníky
    .dative = družiníkům
    .genitive = družiníků
    .instrumental = družiníky
# Meeples with a number, in the accusative. $most: the number.
most-meeples = { $most ->
    [one] { $most } { meeple.accusative }
    [few] { $most } { meeples.accusative }
   *[other] { $most } { meeples.genitive }
}
monastery = klášter
    .capital = Klášter
monasteries-word = kláštery
# $points: a number of the record. Nominative and accusative.
points-counted = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
quarter = čtvrť
    .genitive = čtvrti
scoring-figure = počítací figurka
    .accusative = počítací figurku
scoring-figures = počítací figurky
    .genitive = počítacích figurek
    .instrumental = počítacími figurkami
# A city of two half-round city tiles. Nominative and accusative.
small-city = malé město
strength = síla
    .accusative = sílu
# Nominative and accusative.
tower-floor = dílek věže
