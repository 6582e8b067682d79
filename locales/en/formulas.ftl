### Parts of formulas that read as words. $value: what the function is of, such as “tiles” or “the value so far”.

formula-half-up = half of { $value }, rounded up
formula-half-down = half of { $value }, rounded down
formula-least = the least of { $value }
formula-greatest = the greatest of { $value }
