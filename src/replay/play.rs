//! A recording is played: each message becomes a move.

use super::message::{Message, Place};
use super::notation::{Pointer, figure_name, phase_name};
use super::reading::At;
use super::recording::Recording;
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::engine::board::{Kind, NodeId, Rim, Side};
use crate::engine::game::{Game, Move, Neutral, Target, Token};

/// A recording that was played to its end.
pub struct Played {
    pub game: Game,
    /// The last message can be taken back, in the program that made the recording.
    pub can_undo: bool,
}

/// Plays all messages. The first one that cannot be played is reported, and what follows is not played.
pub fn play(recording: &Recording, mut game: Game, found: &mut Vec<Diagnostic>) -> Option<Played> {
    let mut can_undo = false;
    for message in &recording.messages {
        let before = game.offers().player;
        if let Err(why) = step(&mut game, &message.value) {
            let file = recording.name.as_str().into();
            let told = Diagnostic::error(Code::REFUSED_MOVE, Span::new(&file, message.bytes.clone()), why);
            found.push(told.fix("look at what the rules allow at this moment, and at the messages before"));
            return None;
        }
        can_undo = leaves_undo(message) && before == game.offers().player;
    }
    Some(Played { game, can_undo })
}

fn leaves_undo(message: &At<(Message, Option<f64>)>) -> bool {
    let dragon = matches!(message.value.0, Message::Lead { neutral: Neutral::Dragon, .. });
    message.value.1.is_none() && !dragon
}

fn step(game: &mut Game, (message, random): &(Message, Option<f64>)) -> Result<(), String> {
    if matches!(message, Message::Undo) {
        return if game.undo() { Ok(()) } else { Err("there is nothing to take back".to_owned()) };
    }
    if let Some(share) = random {
        game.decide_by(*share);
    }
    let decision = decision(game, message)?;
    let phase = game.state().phase;
    game.play(decision).map_err(|_| format!("the rules do not allow this in the {}", phase_name(phase)))
}

fn decision(game: &Game, message: &Message) -> Result<Move, String> {
    Ok(match message {
        Message::PlaceTile { tile, position, rotation } => {
            let is_own = game.setup().abbey.as_ref().is_some_and(|abbey| *abbey.id == **tile);
            if is_own { Move::PlaceOwn(*position) } else { Move::Place(*position, *rotation) }
        }
        Message::Deploy { figure, pointer } => {
            let spot = pointer.find(game).ok_or_else(|| nowhere(pointer))?;
            game.deployment(*figure, spot).ok_or_else(|| format!("{} cannot be placed there", figure_name(*figure)))?
        }
        Message::Pass => Move::Pass,
        Message::Commit | Message::ConfirmShepherd => Move::Confirm,
        Message::Token { token, place } => put(game, *token, place)?,
        Message::Lead { neutral, to } => Move::Lead(*neutral, target(game, to)?),
        Message::Return { figure, source } => Move::Return(*figure, *source),
        Message::Capture(figure) => Move::Capture(*figure),
        Message::Ransom(figure) => Move::Ransom(*figure),
        Message::GrowFlock => flock(game, |offered| matches!(offered, Move::GrowFlock(_)))?,
        Message::ScoreFlock => flock(game, |offered| matches!(offered, Move::ScoreFlock(_)))?,
        Message::CropRemoves => Move::CropRemoves,
        Message::CropAdds => Move::CropAdds,
        Message::Undo => unreachable!("it is no decision"),
    })
}

/// Flocks come one after the other: the message does not say which.
fn flock(game: &Game, wanted: impl Fn(&Move) -> bool) -> Result<Move, String> {
    game.offers().moves.iter().copied().find(wanted).ok_or_else(|| "no flock is waiting".to_owned())
}

fn put(game: &Game, token: Token, place: &Place) -> Result<Move, String> {
    let target = match (token, place) {
        (Token::Bridge, Place::Feature(pointer)) => Target::Across(pointer.position, across(pointer.rim)),
        (Token::Ferry, Place::Feature(pointer)) => ferry(game, pointer)?,
        (Token::TowerPiece | Token::BlackTowerPiece, Place::Feature(pointer)) => Target::At(pointer.position),
        (_, place) => target(game, place)?,
    };
    Ok(Move::Put(token, target))
}

/// A bridge from north to south, or from west to east.
fn across(rim: Rim) -> Side {
    if rim.is_at(Side::North) { Side::North } else { Side::West }
}

/// The roads at the two sides that a ferry joins.
fn ferry(game: &Game, pointer: &Pointer) -> Result<Target, String> {
    let road = |side: Side| -> Option<NodeId> {
        let tile = game.board().at(pointer.position)?;
        game.board().nodes_at(tile, side).find(|node| game.board().node(*node).kind == Kind::Road)
    };
    let roads: Vec<NodeId> = pointer.rim.sides().filter_map(road).collect();
    match roads.as_slice() {
        [one, other] => Ok(Target::between(*one, *other)),
        _ => Err(nowhere(pointer)),
    }
}

fn target(game: &Game, place: &Place) -> Result<Target, String> {
    Ok(match place {
        Place::Position(position) => Target::At(*position),
        Place::Feature(pointer) => Target::On(pointer.find(game).ok_or_else(|| nowhere(pointer))?.node),
        Place::Figure(figure) => Target::Beside(*figure),
    })
}

fn nowhere(pointer: &Pointer) -> String {
    format!("the tile at {} has no such part, or no tile lies there", pointer.position)
}
