### Draft, not yet reviewed by a native speaker.
### Scoring: message.

scoring-message = Dopis

message = Místo toho, co dopis říká, si vezmeš body.

# Under message.
message-when = Dopis si smíš dobrat, zastaví-li se některá z tvých { scoring-figures-genitive } na tmavém políčku.

# Under message.
message-free-space = Na tomto políčku nesmí stát žádná { scoring-figure } jiného hráče.
