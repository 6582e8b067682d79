### Draft, not yet reviewed by a native speaker.
### Parts of formulas that read as words. $value: what the function is of, such as “tiles” or “the value so far”.

formula-half-up = ½ × ({ $value }), arrondi à l’unité supérieure
formula-half-down = ½ × ({ $value }), arrondi à l’unité inférieure
formula-least = le plus petit de ({ $value })
formula-greatest = le plus grand de ({ $value })
