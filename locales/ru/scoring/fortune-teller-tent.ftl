### Draft, not yet reviewed by a native speaker.
### Scoring a fortune teller’s tent.

scoring-fortune-teller-tent = Шатёр предсказательницы

fortune-teller-tent-nothing = Сам шатёр очков не приносит.

fortune-teller-tent-little-buildings = Каждая **маленькая постройка** на его тайле и на соседних с ним тайлах: сверху, снизу, слева и справа

fortune-teller-tent-ghosts = { shared-ghosts }
fortune-teller-tent-ghosts-own-points = { shared-ghosts-own-points }
fortune-teller-tent-ghosts-below-zero = { shared-ghosts-below-zero }
fortune-teller-tent-teacher = { shared-teacher }
fortune-teller-tent-fairy = { shared-fairy }
fortune-teller-tent-fairy-without-majority = { shared-fairy-without-majority }

fortune-teller-tent-completed = Шатёр завершаете вы, кому бы он ни принадлежал.
