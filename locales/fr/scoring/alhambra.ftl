### Draft, not yet reviewed by a native speaker.
### Scoring: alhambra.

scoring-alhambra = Merveille : l’Alhambra

alhambra = Chaque paysan du propriétaire de la merveille
