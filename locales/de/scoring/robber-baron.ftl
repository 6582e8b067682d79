### Draft, not yet reviewed by a native speaker.
### Scoring: robber baron.

scoring-robber-baron = Raubritter

robber-baron = Jede abgeschlossene Straße auf der Spielfläche, für den Spieler mit dem **Raubritter**

# Under robber-baron.
robber-baron-counted = Die Länge spielt keine Rolle und auch nicht, wer die Straße besetzt hatte.
