### Draft, not yet reviewed by a native speaker.
### Scoring: gold.

scoring-gold = Goudstaven

gold = Elke **goudstaaf** van de speler; hoe meer goudstaven, hoe meer elke goudstaaf waard is

# Under gold.
gold-on-tiles = Goudstaven die nog op tegels liggen, tellen voor niemand.
