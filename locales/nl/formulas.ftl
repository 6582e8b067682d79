### Draft, not yet reviewed by a native speaker.
### Parts of formulas that read as words. $value: what the function is of, such as “tiles” or “the value so far”.

formula-half-up = ½ × ({ $value }), naar boven afgerond
formula-half-down = ½ × ({ $value }), naar beneden afgerond
formula-least = het kleinste van ({ $value })
formula-greatest = het grootste van ({ $value })
