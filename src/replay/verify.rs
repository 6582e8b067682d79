//! Holds a played recording against what is said of its end.

use super::assertion::Assertion;
use super::element::begin;
use super::notation::{class, figure_name, phase_name, source, spot_name, token};
use super::outcomes::Outcome;
use super::play::{Played, play};
use super::recording::Recording;
use super::report::{Report, Verdict};
use super::tiles::Tiles;
use crate::diagnostic::Diagnostic;
use crate::engine::game::{Choice, Entry, Game, Move, Phase, Target, Token};
use crate::engine::score::Subject;
use crate::engine::score::majority::Player;
use std::collections::{BTreeMap, BTreeSet};

/// Plays a recording and looks at each of its statements. What hinders playing is reported.
#[must_use]
pub fn verify(recording: &Recording, tiles: &Tiles, outcome: Option<&Outcome>, found: &mut Vec<Diagnostic>) -> Report {
    let game = begin(recording, tiles, outcome, found);
    let played = game.and_then(|game| play(recording, game, found));
    let verdict = |played: &Played, assertion: &Option<Assertion>| match assertion {
        Some(assertion) => played.verdict(recording, assertion),
        None => Verdict::Unknown,
    };
    let verdicts = recording.assertions.iter().map(|assertion| {
        let (text, parsed) = &assertion.value;
        let verdict = match &played {
            Some(played) => verdict(played, parsed),
            None => Verdict::Fails("the game was not played to this".to_owned()),
        };
        (text.clone(), assertion.bytes.clone(), verdict)
    });
    let report = Report { name: recording.name.clone(), played: played.is_some(), verdicts: verdicts.collect() };
    found.extend(report.faults());
    report
}

/// Kinds of entries by the name of a bonus, where it is not that of the feature.
const BONUSES: [(&str, &str); 2] = [("fairy", "fairy"), ("darmstadt-church", "church")];

impl Played {
    fn verdict(&self, recording: &Recording, assertion: &Assertion) -> Verdict {
        let game = &self.game;
        let player = |name: &str| {
            let seat = recording.players.iter().position(|known| known == name);
            seat.map(|seat| Player(u8::try_from(seat).expect("there are few players")))
        };
        let of = |name: &str, verdict: &dyn Fn(Player) -> Verdict| player(name).map_or(Verdict::Unknown, verdict);
        match assertion {
            Assertion::Points { player, points } => {
                of(player, &|player| same(&game.state().seat(player).points, points))
            }
            Assertion::Scored { player, kind, points } => of(player, &|player| scored(game, player, kind, *points)),
            Assertion::Count { player, token: name, count } => of(player, &|player| {
                token(name).map_or(Verdict::Unknown, |token| same(&game.stock(player, token), count))
            }),
            Assertion::Size { token, player, size } => of(player, &|player| {
                same(&game.stock(player, if token == "KING" { Token::King } else { Token::Robber }), size)
            }),
            Assertion::Phase(phase) => same(&phase_name(game.state().phase), &phase.as_str()),
            Assertion::CanPass(can) => same(&game.offers().can_pass(), can),
            Assertion::UndoAllowed(allowed) => same(&(self.can_undo && game.state().phase != Phase::Over), allowed),
            Assertion::Available { what, subject } => available(game, what, subject.as_deref()),
            Assertion::Tile { tile, options } => tile_options(game, tile, options),
            Assertion::Options { what, subject, options } => same_options(&offered(game, what, subject), options),
            Assertion::NoAuction(without) => same(&game.setup().choices.has(Choice::BazaarWithoutAuction), without),
        }
    }
}

fn same<T: PartialEq + std::fmt::Debug>(is: &T, wanted: &T) -> Verdict {
    if is == wanted { Verdict::Holds } else { Verdict::Fails(format!("{is:?}")) }
}

fn scored(game: &Game, player: Player, kind: &str, points: i32) -> Verdict {
    let entries = game.entries().iter().filter(|entry| entry.player == player);
    let given: Vec<String> = entries.map(|entry| format!("{} for {}", kind_of(entry), entry.points)).collect();
    if given.contains(&format!("{kind} for {points}")) { Verdict::Holds } else { Verdict::Fails(given.join(", ")) }
}

fn kind_of(entry: &Entry) -> &'static str {
    match entry.bonus {
        Some(bonus) if bonus.starts_with("watchtower") => "watchtower",
        Some(bonus) => BONUSES.iter().find(|(name, _)| *name == bonus).map_or(bonus, |(_, kind)| *kind),
        None => subject_kind(entry.subject),
    }
}

fn subject_kind(subject: Subject) -> &'static str {
    match subject {
        Subject::Monastic => "monastery",
        Subject::JoinedField | Subject::Barn => "field",
        Subject::FairyTurn => "fairy",
        Subject::Goods => "trade-goods",
        Subject::RobberBaron => "robber",
        Subject::Pyramid => "acrobats",
        Subject::BigTop => "bigtop",
        Subject::BabaYaga => "yaga-hut",
        Subject::AbbotReturn => "garden",
        Subject::Ransom | Subject::RansomPaid => "ransompaid",
        other => other.id(),
    }
}

fn available(game: &Game, what: &str, subject: Option<&str>) -> Verdict {
    let there = match (what, subject) {
        ("TilePlacement", Some(tile)) => {
            return same(&game.state().hand.as_ref().map(|hand| &*hand.id), &Some(tile));
        }
        (what, subject) => !offered(game, what, subject.unwrap_or_default()).is_empty(),
    };
    if there { Verdict::Holds } else { Verdict::Fails(format!("{:?}", game.offers().moves)) }
}

/// All that is offered of a kind, as statements name it. Without a subject, whatever it is for.
fn offered(game: &Game, what: &str, subject: &str) -> BTreeSet<String> {
    game.offers().moves.iter().filter_map(|offer| named(game, *offer, what, subject)).collect()
}

fn named(game: &Game, offer: Move, what: &str, subject: &str) -> Option<String> {
    let any = subject.is_empty();
    match (what, offer) {
        ("Meeple", Move::Deploy(figure, spot)) if any || class(subject) == Some(figure.kind) => {
            Some(format!("{{{}}}", spot_name(game, spot)))
        }
        ("Tunnel", Move::Put(put, Target::On(node))) if any || token(subject) == Some(put) => {
            Some(format!("{{{}}}", spot_name(game, crate::engine::game::Spot::on(node))))
        }
        ("TowerPiece", Move::Put(put, Target::At(position))) if any || token(subject) == Some(put) => {
            Some(position.to_string())
        }
        ("Ferries", Move::Put(crate::engine::game::Token::Ferry, Target::Between(one, other))) => {
            let rim = game.board().node(one).rim.and(game.board().node(other).rim);
            Some(format!("{{Road,{},{}}}", rim.side_word(), game.board().position_of(one)))
        }
        ("ReturnMeeple", Move::Return(figure, why)) if any || source(subject) == Some(why) => with_place(game, figure),
        ("CaptureFollower", Move::Capture(figure)) => with_place(game, figure),
        ("MoveDonkeyOnTile", Move::Lead(crate::engine::game::Neutral::Donkey, Target::At(position))) => {
            Some(position.to_string())
        }
        ("BazaarSelectTile", Move::Take(place)) => Some(place.to_string()),
        _ => None,
    }
}

fn with_place(game: &Game, figure: crate::engine::game::FigureId) -> Option<String> {
    let spot = game.standing(figure)?.spot;
    Some(format!("{{{},{}}}", figure_name(figure), spot_name(game, spot)))
}

fn tile_options(game: &Game, tile: &str, options: &[String]) -> Verdict {
    if game.state().hand.as_ref().is_none_or(|hand| *hand.id != *tile) {
        return Verdict::Fails("another tile is in hand".to_owned());
    }
    let mut by_place: BTreeMap<_, Vec<String>> = BTreeMap::new();
    for offer in &game.offers().moves {
        if let Move::Place(position, rotation) = offer {
            by_place.entry(*position).or_default().push(rotation.degrees().to_string());
        }
    }
    let all = by_place.iter().map(|(position, rotations)| format!("{position} - [{}]", rotations.join(",")));
    same_options(&all.collect(), options)
}

fn same_options(is: &BTreeSet<String>, wanted: &[String]) -> Verdict {
    let wanted: BTreeSet<String> = wanted.iter().cloned().collect();
    if *is == wanted {
        return Verdict::Holds;
    }
    let list = |one: &BTreeSet<String>, other: &BTreeSet<String>| {
        one.difference(other).cloned().collect::<Vec<_>>().join("; ")
    };
    Verdict::Fails(format!("besides {} / not {}", list(is, &wanted), list(&wanted, is)))
}
