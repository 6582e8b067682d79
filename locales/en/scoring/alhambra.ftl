### Scoring: alhambra.

scoring-alhambra = Wonder: Alhambra

alhambra = Each farmer of the owner of the wonder
