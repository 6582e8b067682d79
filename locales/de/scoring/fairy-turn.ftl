### Draft, not yet reviewed by a native speaker.
### Scoring: fairy turn.

scoring-fairy-turn = Die Fee, zu Beginn eines Zuges

fairy-turn-point = Steht die **Fee** bei einem deiner { meeples }, erhältst du Punkte dafür.

# Under fairy-turn-point.
fairy-turn-acrobats = Steht die Fee bei einem **Artisten**, erhältst du sie für jeden deiner Artisten in der Pyramide.

fairy-turn-hans-statue = Steht die Fee auf dem Plättchen mit der **Hans-Statue**, zähle das noch einmal.
