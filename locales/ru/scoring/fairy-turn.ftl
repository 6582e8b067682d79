### Draft, not yet reviewed by a native speaker.
### Scoring: fairy turn.

scoring-fairy-turn = Фея в начале хода

fairy-turn-point = Если **фея** стоит рядом с одним из ваших { meeples-genitive }, вы получаете за неё очки.

# Under fairy-turn-point.
fairy-turn-acrobats = Если фея стоит рядом с **акробатом**, вы получаете очки за каждого из своих акробатов в пирамиде.

fairy-turn-hans-statue = Если фея стоит на тайле со **статуэткой Ганса**, посчитайте это ещё раз.
