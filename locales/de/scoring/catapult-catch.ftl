### Draft, not yet reviewed by a native speaker.
### Scoring: catapult catch.

scoring-catapult-catch = Katapult: Fangen

catapult-catch = Für den Fänger oder für den Schützen

# Under catapult-catch.
catapult-catch-catcher = Der Fänger erhält die Punkte für ein gefangenes Plättchen und für eines, das er nicht fängt, das aber auch nicht weit genug fliegt.

# Under catapult-catch.
catapult-catch-shooter = Der Schütze erhält die Punkte für ein Plättchen, das weit genug fliegt und nicht gefangen wird, und für eines, das der Fänger berührt, aber nicht festhält.
