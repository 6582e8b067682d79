//! Statements about the end of a recorded game.

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assertion {
    Points {
        player: String,
        points: i32,
    },
    Scored {
        player: String,
        kind: String,
        points: i32,
    },
    Count {
        player: String,
        token: String,
        count: u32,
    },
    Size {
        token: String,
        player: String,
        size: u32,
    },
    Phase(String),
    CanPass(bool),
    UndoAllowed(bool),
    Available {
        what: String,
        subject: Option<String>,
    },
    /// The places of a tile.
    Tile {
        tile: String,
        options: Vec<String>,
    },
    /// Everything else that is offered.
    Options {
        what: String,
        subject: String,
        options: Vec<String>,
    },
    NoAuction(bool),
}

impl Assertion {
    /// The statement in its words; `None` where nobody would know what it says.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim().trim_end_matches('.');
        let options = text.split_once(" options:").and_then(|(head, options)| offered(head, options));
        options.or_else(|| about_course(text)).or_else(|| about_player(text))
    }
}

fn offered(head: &str, options: &str) -> Option<Assertion> {
    let words: Vec<&str> = head.split_whitespace().collect();
    let all: Vec<String> = options.split(';').map(|option| option.trim().to_owned()).collect();
    let (what, subject) = match words.as_slice() {
        ["TilePlacement", tile] => return Some(Assertion::Tile { tile: (*tile).to_owned(), options: all }),
        ["Tunnel", "token", token] => ("Tunnel", *token),
        ["Tower", "piece", token] => ("TowerPiece", *token),
        [what, subject] => (*what, *subject),
        [what] => (*what, ""),
        _ => return None,
    };
    Some(Assertion::Options { what: what.to_owned(), subject: subject.to_owned(), options: all })
}

fn about_course(text: &str) -> Option<Assertion> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match words.as_slice() {
        ["Phase" | "phase", "is", phase] => Assertion::Phase((*phase).to_owned()),
        ["Player", "can", "pass"] => Assertion::CanPass(true),
        ["Player", "can't", "pass"] => Assertion::CanPass(false),
        ["Undo", "is", "allowed"] => Assertion::UndoAllowed(true),
        ["Undo", "is", "not", "allowed"] => Assertion::UndoAllowed(false),
        ["Bazaar", "noAuction:", value] => Assertion::NoAuction(value.parse().ok()?),
        ["Available", "action", what] => Assertion::Available { what: (*what).to_owned(), subject: None },
        ["Available", "action", what, "for", subject] => {
            Assertion::Available { what: (*what).to_owned(), subject: Some((*subject).to_owned()) }
        }
        _ => return None,
    })
}

fn about_player(text: &str) -> Option<Assertion> {
    let (player, rest, scored) = text
        .split_once(" scored ")
        .map(|(player, rest)| (player, rest, true))
        .or_else(|| text.split_once(" has ").map(|(player, rest)| (player, rest, false)))?;
    let player = player.to_owned();
    let words: Vec<&str> = rest.split_whitespace().collect();
    Some(match (scored, words.as_slice()) {
        (true, [kind, "for", points, "point" | "points"]) => {
            Assertion::Scored { player, kind: (*kind).to_owned(), points: points.parse().ok()? }
        }
        (false, [points, "point" | "points"]) => Assertion::Points { player, points: points.parse().ok()? },
        (false, [token, "token", "with", "count", count]) => {
            Assertion::Count { player, token: (*token).to_owned(), count: count.parse().ok()? }
        }
        (false, [token, "token", "with", "size", size]) => {
            Assertion::Size { player, token: (*token).to_owned(), size: size.parse().ok()? }
        }
        _ => return None,
    })
}
