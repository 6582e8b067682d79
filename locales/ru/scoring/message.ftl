### Draft, not yet reviewed by a native speaker.
### Scoring: message.

scoring-message = Послание

message = Вы берёте очки вместо того, что сказано в послании.

# Under message.
message-when = Вы можете взять послание, если одна из ваших { scoring-figures-genitive } остановилась на тёмной клетке.

# Under message.
message-free-space = На этой клетке не должно быть { scoring-figure-genitive } другого игрока.
