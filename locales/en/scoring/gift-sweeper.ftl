### Scoring: gift sweeper.

scoring-gift-sweeper = Gift: Road Sweeper

gift-sweeper = As much as an unfinished road of your choice would bring after the game

# Under gift-sweeper.
gift-sweeper-majority = Find out who has the majority on the road as usual. You need not have a { meeple } on it yourself.

# Under gift-sweeper.
gift-sweeper-meeples = All { meeples } on the road go back to their owners.
