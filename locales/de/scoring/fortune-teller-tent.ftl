### Draft, not yet reviewed by a native speaker.
### Scoring a fortune teller’s tent.

scoring-fortune-teller-tent = Zelt der Wahrsagerin

fortune-teller-tent-nothing = Das Zelt selbst bringt keine Punkte.

fortune-teller-tent-little-buildings = Jedes **Haus** auf seinem Plättchen und auf den Plättchen daneben: oben, unten, links und rechts

fortune-teller-tent-ghosts = { shared-ghosts }
fortune-teller-tent-ghosts-own-points = { shared-ghosts-own-points }
fortune-teller-tent-ghosts-below-zero = { shared-ghosts-below-zero }
fortune-teller-tent-teacher = { shared-teacher }
fortune-teller-tent-fairy = { shared-fairy }
fortune-teller-tent-fairy-without-majority = { shared-fairy-without-majority }

fortune-teller-tent-completed = Du schließt das Zelt ab, ganz gleich, wer es besetzt hat.
