### Draft, not yet reviewed by a native speaker.
### Scoring: wheel taxes.

scoring-wheel-taxes = Kolo štěstí: daně

wheel-taxes = V každém městě, za každého rytíře hráče: počet erbů a jeho vlastních rytířů tam

# Under wheel-taxes.
wheel-taxes-each-city = Počítej každé město zvlášť.
