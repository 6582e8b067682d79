### Scoring: message.

scoring-message = Message

message = You take points in place of what the message says.

# Under message.
message-when = You may draw a message if one of your { scoring-figures } stops on a dark space.

# Under message.
message-free-space = No { scoring-figure } of another player may stand on that space.
