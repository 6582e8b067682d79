### Draft, not yet reviewed by a native speaker.
### Scoring: fairy turn.

scoring-fairy-turn = Víla na začátku tahu

fairy-turn-point = Stojí-li **víla** u některého z tvých { meeples-genitive }, získáváš za ni body.

# Under fairy-turn-point.
fairy-turn-acrobats = Stojí-li víla u **artisty**, získáváš body za každého svého artistu v pyramidě.

fairy-turn-hans-statue = Stojí-li víla na kartičce s **Hansovou sochou**, započítej to ještě jednou.
