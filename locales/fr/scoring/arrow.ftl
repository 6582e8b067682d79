### Draft, not yet reviewed by a native speaker.
### Scoring: arrow.

scoring-arrow = Une flèche du 20ᵉ anniversaire que vous n’utilisez pas

arrow = Vous n’activez pas la flèche de la tuile que vous venez de placer.

# Under arrow.
arrow-other-arrows = Les flèches des tuiles voisines n’ont pas d’importance.
