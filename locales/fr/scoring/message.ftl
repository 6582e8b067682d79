### Draft, not yet reviewed by a native speaker.
### Scoring: message.

scoring-message = Missive

message = Vous prenez des points à la place de ce que dit la missive.

# Under message.
message-when = Vous pouvez piocher une missive si l’un de vos { scoring-figures } s’arrête sur une case foncée.

# Under message.
message-free-space = Aucun { scoring-figure } d’un autre joueur ne doit se trouver sur cette case.
