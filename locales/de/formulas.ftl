### Draft, not yet reviewed by a native speaker.
### Parts of formulas that read as words. $value: what the function is of, such as “tiles” or “the value so far”.

formula-half-up = ½ × ({ $value }), aufgerundet
formula-half-down = ½ × ({ $value }), abgerundet
formula-least = das Kleinste aus ({ $value })
formula-greatest = das Größte aus ({ $value })
