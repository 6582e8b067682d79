### Scoring: flock.

scoring-flock = Shepherds

flock = Each sheep on the tokens of the flocks on the { farm }, for each player with a shepherd there
