### Draft, not yet reviewed by a native speaker.
### Scoring: catapult catch.

scoring-catapult-catch = Katapult: vangen

catapult-catch = Voor de vanger of voor de schutter

# Under catapult-catch.
catapult-catch-catcher = De vanger krijgt punten voor een fiche dat hij vangt, en voor een fiche dat hij niet vangt maar dat niet ver genoeg vliegt.

# Under catapult-catch.
catapult-catch-shooter = De schutter krijgt punten voor een fiche dat ver genoeg vliegt en niet wordt gevangen, en voor een fiche dat de vanger aanraakt maar niet vasthoudt.
