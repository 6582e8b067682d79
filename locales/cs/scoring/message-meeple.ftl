### Draft, not yet reviewed by a native speaker.
### Scoring: message meeple.

scoring-message-meeple = Dopis: vyhodnocení { meeple-genitive }

message-meeple = Tolik, kolik by ti po hře přinesl jeden z tvých { meeples-genitive } na území. Pak ho odeber z herního plánu.

# Under message-meeple.
message-meeple-majority = Body získáš, jen když tam máš převahu.
