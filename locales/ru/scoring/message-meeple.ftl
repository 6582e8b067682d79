### Draft, not yet reviewed by a native speaker.
### Scoring: message meeple.

scoring-message-meeple = Послание: очки за { meeple-accusative }

message-meeple = Столько, сколько принёс бы вам в конце игры один из ваших { meeples-genitive } на объекте. Затем снимите его с тайлов.

# Under message-meeple.
message-meeple-majority = Вы получаете очки, только если у вас там большинство.
