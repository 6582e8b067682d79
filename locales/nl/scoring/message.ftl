### Draft, not yet reviewed by a native speaker.
### Scoring: message.

scoring-message = Nieuwsbericht

message = Je neemt punten in plaats van wat het nieuwsbericht zegt.

# Under message.
message-when = Je mag een nieuwsbericht trekken als een van je { scoring-figures } op een donker veld stopt.

# Under message.
message-free-space = Op dat veld mag geen { scoring-figure } van een andere speler staan.
