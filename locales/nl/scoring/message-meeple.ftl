### Draft, not yet reviewed by a native speaker.
### Scoring: message meeple.

scoring-message-meeple = Nieuwsbericht: een { meeple } tellen

message-meeple = Zo veel als een van je { meeples } op een project je bij de eindtelling zou opleveren. Haal die { meeple } daarna van het speelveld.

# Under message-meeple.
message-meeple-majority = Je krijgt alleen punten als je daar de meerderheid hebt.
