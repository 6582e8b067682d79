### Draft, not yet reviewed by a native speaker.
### Scoring: fruit harvest.

scoring-fruit-harvest = Ovocné stromy: sklizeň

fruit-harvest = Číslo na žetonu ovoce, který si vezmeš
