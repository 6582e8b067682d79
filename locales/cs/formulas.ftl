### Draft, not yet reviewed by a native speaker.
### Parts of formulas that read as words. $value: what the function is of, such as “tiles” or “the value so far”.

formula-half-up = ½ × ({ $value }), zaokrouhleno nahoru
formula-half-down = ½ × ({ $value }), zaokrouhleno dolů
formula-least = nejméně z ({ $value })
formula-greatest = nejvíce z ({ $value })
