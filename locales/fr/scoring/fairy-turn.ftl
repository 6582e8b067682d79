### Draft, not yet reviewed by a native speaker.
### Scoring: fairy turn.

scoring-fairy-turn = La fée, au début du tour

fairy-turn-point = Si la **fée** accompagne un de vos { meeples }, vous marquez pour elle.

# Under fairy-turn-point.
fairy-turn-acrobats = Si la fée accompagne un **artiste**, vous marquez pour chacun de vos artistes de la pyramide.

fairy-turn-hans-statue = Si la fée est sur la tuile de la **statue de Hans**, comptez cela une fois de plus.
