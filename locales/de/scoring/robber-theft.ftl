### Draft, not yet reviewed by a native speaker.
### Scoring: robber theft.

scoring-robber-theft = Raub durch einen Räuber

robber-theft = Die Hälfte dessen, was der beraubte Spieler erhält, aufgerundet, für den Besitzer des **Räubers**
