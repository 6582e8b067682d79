### Draft, not yet reviewed by a native speaker.
### Scoring a fortune teller’s tent.

scoring-fortune-teller-tent = Tente de voyante

fortune-teller-tent-nothing = La tente elle-même ne rapporte aucun point.

fortune-teller-tent-little-buildings = Chaque **petit bâtiment** sur sa tuile et sur les tuiles à côté d’elle : au-dessus, au-dessous, à gauche et à droite

fortune-teller-tent-ghosts = { shared-ghosts }
fortune-teller-tent-ghosts-own-points = { shared-ghosts-own-points }
fortune-teller-tent-ghosts-below-zero = { shared-ghosts-below-zero }
fortune-teller-tent-teacher = { shared-teacher }
fortune-teller-tent-fairy = { shared-fairy }
fortune-teller-tent-fairy-without-majority = { shared-fairy-without-majority }

fortune-teller-tent-completed = C’est vous qui complétez la tente, quel que soit celui qui la possède.
