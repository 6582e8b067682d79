### Draft, not yet reviewed by a native speaker.
### Scoring: catapult catch.

scoring-catapult-catch = Catapulte : jeton Attraper

catapult-catch = Pour celui qui attrape ou pour le tireur

# Under catapult-catch.
catapult-catch-catcher = Celui qui attrape marque pour un jeton attrapé, et pour un jeton qu’il n’attrape pas mais qui ne vole pas assez loin.

# Under catapult-catch.
catapult-catch-shooter = Le tireur marque pour un jeton qui vole assez loin et n’est pas attrapé, et pour un jeton que l’autre touche sans le retenir.
