//! What happens in a game that is played, by the ids of the actions of the turn.

use crate::engine::board::Kind;
use crate::engine::game::{Entry, FigureKind, Game, Move, Neutral, Phase, Source, Token};
use crate::engine::score::Subject;

/// Ids of which one has to be in the plan of the turn; empty for what is no action there: a decision to do nothing, or
/// the end of the turn's placing.
pub type Ids = &'static [&'static str];

const BAZAAR: Ids = &[
    "bazaar-auction",
    "bazaar-choice",
    "bazaar-in-turn-auction",
    "bazaar-in-turn-choice",
    "only-bazaar-auction",
    "only-bazaar-choice",
];
const DRAGON: Ids = &["dragon-moves", "dragon-moves-before-scoring", "dragon-moves-after-scoring", "dragon-moves-late"];
const FLOCK: Ids = &["flock-to-stable"];

/// What a decision is.
#[must_use]
pub fn of_move(game: &Game, decision: Move) -> Ids {
    let phase = game.state().phase;
    match decision {
        Move::Place(..) => &["lay-tile"],
        Move::PlaceOwn(_) => &["use-own-tile"],
        Move::Deploy(figure, spot) => match phase {
            Phase::Wagon => &["move-wagons"],
            Phase::CropCircleWork => &["resolve-crop-circle"],
            _ => deployed(figure.kind, game.board().node(spot.node).kind),
        },
        Move::Put(token, _) => put(token),
        Move::Lead(neutral, _) => match neutral {
            Neutral::Dragon => DRAGON,
            Neutral::Fairy => &["move-fairy"],
            Neutral::Mage | Neutral::Witch => &["move-mage-or-witch"],
            Neutral::Donkey => &[],
        },
        Move::Return(_, source) => match source {
            Source::Princess => &["princess-removes-knight", "princess-must-remove-knight"],
            Source::Festival => &["festival-take-back"],
            Source::Escape => &["escape-siege"],
            Source::Abbot => &["take-back-abbot"],
            Source::CropCircle => &["resolve-crop-circle"],
        },
        Move::Capture(_) => &["capture-meeple"],
        Move::Ransom(_) => &["ransom-prisoner"],
        Move::GrowFlock(_) => &["grow-flock"],
        Move::ScoreFlock(_) => FLOCK,
        Move::ScorePyramid(_) => &["score-pyramid"],
        Move::CropRemoves | Move::CropAdds => &["resolve-crop-circle"],
        Move::Take(_) | Move::Bid(_) | Move::Buy | Move::Sell => BAZAAR,
        Move::Confirm | Move::Pass => &[],
    }
}

fn deployed(figure: FigureKind, on: Kind) -> Ids {
    match (figure, on) {
        (FigureKind::Phantom, Kind::Tower) => &["phantom-occupies-tower"],
        (FigureKind::Phantom, _) => &["place-phantom"],
        (FigureKind::Small, Kind::Tower) => &["occupy-tower-regular-meeple"],
        (FigureKind::Big, Kind::Tower) => &["occupy-tower-large-meeple"],
        (FigureKind::Ringmaster, Kind::Tower) => &["occupy-tower-ringmaster"],
        (_, Kind::Acrobats) => &["add-acrobat"],
        (FigureKind::Small, _) => &["place-regular-meeple"],
        (FigureKind::Big, _) => &["place-large-meeple"],
        (FigureKind::Abbot, _) => &["place-abbot"],
        (FigureKind::Wagon, _) => &["place-wagon"],
        (FigureKind::Mayor, _) => &["place-mayor"],
        (FigureKind::Builder, _) => &["place-builder"],
        (FigureKind::Pig, _) => &["place-pig"],
        (FigureKind::Barn, _) => &["place-barn"],
        (FigureKind::Shepherd, _) => &["place-shepherd"],
        (FigureKind::Ringmaster, _) => &["place-ringmaster"],
    }
}

fn put(token: Token) -> Ids {
    match token {
        Token::Bridge => &["build-bridge"],
        Token::Castle => &["build-castle"],
        Token::TowerPiece | Token::BlackTowerPiece => &["build-tower"],
        Token::TunnelA | Token::TunnelB | Token::TunnelC => &["claim-tunnel"],
        Token::Ferry => &["place-ferry", "move-ferry"],
        Token::Gold => &["place-gold"],
        Token::Shed | Token::House | Token::Tower => &["place-little-building"],
        Token::King | Token::Robber => &[],
    }
}

/// What brought points; empty for points that follow from a decision, and for those after the game.
#[must_use]
pub fn of_entry(entry: &Entry) -> Ids {
    match (entry.bonus, entry.subject) {
        (Some("fairy"), _) => &["fairy-feature-points"],
        (Some("darmstadt-church"), _) => &["darmstadt-bonus"],
        (Some(bonus), _) if bonus.starts_with("watchtower") => &["watchtower-bonus"],
        (_, Subject::FairyTurn) => &["fairy-point"],
        (_, Subject::WindRose) => &["wind-rose-points"],
        (_, Subject::BigTop) => &["score-big-top"],
        (None, Subject::City | Subject::Road | Subject::Monastic | Subject::Garden | Subject::BabaYaga) => {
            &["award-feature-points"]
        }
        _ => &[],
    }
}
