### Draft, not yet reviewed by a native speaker.
### Parts of formulas that read as words. $value: what the function is of, such as “tiles” or “the value so far”.

formula-half-up = ½ × ({ $value }), с округлением вверх
formula-half-down = ½ × ({ $value }), с округлением вниз
formula-least = наименьшее из ({ $value })
formula-greatest = наибольшее из ({ $value })
