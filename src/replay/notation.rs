//! Names in recordings: features, locations, figures, tokens, phases.

use crate::engine::board::{Kind, Position, Rim};
use crate::engine::game::{FigureId, FigureKind, Game, Manner, Neutral, Phase, Source, Spot, Token};
use crate::engine::score::majority::Player;

/// Names a feature by one tile's part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pointer {
    pub position: Position,
    pub kind: Kind,
    pub rim: Rim,
    pub nth: u8,
    pub manner: Manner,
}

const KINDS: [(&str, Kind); 10] = [
    ("City", Kind::City),
    ("Road", Kind::Road),
    ("Monastery", Kind::Monastery),
    ("Field", Kind::Field),
    ("Garden", Kind::Garden),
    ("River", Kind::River),
    ("Tower", Kind::Tower),
    ("Acrobats", Kind::Acrobats),
    ("FlyingMachine", Kind::FlyingMachine),
    ("YagaHut", Kind::YagaHut),
];

/// Places that touch no side.
const INNER: [&str; 4] = ["I", "II", "III", "IV"];
const AS_ABBOT: &str = "AS_ABBOT";
const CASTLE: &str = "Castle";

/// In statements figures are named by class.
const CLASSES: [(&str, FigureKind); 11] = [
    ("SmallFollower", FigureKind::Small),
    ("BigFollower", FigureKind::Big),
    ("Abbot", FigureKind::Abbot),
    ("Phantom", FigureKind::Phantom),
    ("Wagon", FigureKind::Wagon),
    ("Mayor", FigureKind::Mayor),
    ("Builder", FigureKind::Builder),
    ("Pig", FigureKind::Pig),
    ("Barn", FigureKind::Barn),
    ("Shepherd", FigureKind::Shepherd),
    ("Ringmaster", FigureKind::Ringmaster),
];

const TOKENS: [(&str, Token); 12] = [
    ("BRIDGE", Token::Bridge),
    ("CASTLE", Token::Castle),
    ("TOWER_PIECE", Token::TowerPiece),
    ("TUNNEL_A", Token::TunnelA),
    ("TUNNEL_B", Token::TunnelB),
    ("TUNNEL_C", Token::TunnelC),
    ("FERRY", Token::Ferry),
    ("GOLD", Token::Gold),
    ("LB_SHED", Token::Shed),
    ("LB_HOUSE", Token::House),
    ("LB_TOWER", Token::Tower),
    ("BLACK_TOWER_PIECE", Token::BlackTowerPiece),
];

const NEUTRALS: [(&str, Neutral); 5] = [
    ("dragon.1", Neutral::Dragon),
    ("fairy.1", Neutral::Fairy),
    ("mage.1", Neutral::Mage),
    ("witch.1", Neutral::Witch),
    ("donkey.1", Neutral::Donkey),
];

const SOURCES: [(&str, Source); 5] = [
    ("PRINCESS", Source::Princess),
    ("FESTIVAL", Source::Festival),
    ("SIEGE_ESCAPE", Source::Escape),
    ("ABBOT_RETURN", Source::Abbot),
    ("CORN_CIRCLE", Source::CropCircle),
];

/// Phases at which somebody decides.
const PHASES: [(Phase, &str); 25] = [
    (Phase::OwnTile, "AbbeyPhase"),
    (Phase::LastTiles, "AbbeyPhase"),
    (Phase::OwnTileDeclined, "CommitAbbeyPassPhase"),
    (Phase::Tile, "TilePhase"),
    (Phase::GoldPiece, "GoldPiecePhase"),
    (Phase::MageOrWitch, "MageAndWitchPhase"),
    (Phase::Action, "ActionPhase"),
    (Phase::TowerCapture, "TowerCapturePhase"),
    (Phase::Landing, "FlierPhase"),
    (Phase::Phantom, "PhantomPhase"),
    (Phase::Ferry, "FerriesPhase"),
    (Phase::ChangeFerries, "ChangeFerriesPhase"),
    (Phase::Shepherd, "ShepherdPhase"),
    (Phase::Flock, "ShepherdPhase"),
    (Phase::Dragon, "DragonMovePhase"),
    (Phase::LateDragon, "DragonMovePhase"),
    (Phase::Castle, "CastlePhase"),
    (Phase::Commit, "CommitActionPhase"),
    (Phase::Wagon, "WagonPhase"),
    (Phase::WagonMoved, "CommitActionPhase"),
    (Phase::CropCircle, "CornCirclePhase"),
    (Phase::CropCircleWork, "CornCirclePhase"),
    (Phase::Escape, "EscapePhase"),
    (Phase::Bazaar, "BazaarPhase"),
    (Phase::Over, "GameOverPhase"),
];

fn find<T: Copy>(table: &[(&str, T)], name: &str) -> Option<T> {
    table.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
}

fn name_in<T: PartialEq>(table: &[(&'static str, T)], value: &T) -> &'static str {
    table.iter().find(|(_, known)| known == value).map_or("?", |(name, _)| *name)
}

pub fn token(name: &str) -> Option<Token> {
    find(&TOKENS, name)
}

pub fn neutral(name: &str) -> Option<Neutral> {
    find(&NEUTRALS, name)
}

pub fn source(name: &str) -> Option<Source> {
    find(&SOURCES, name)
}

pub fn class(name: &str) -> Option<FigureKind> {
    find(&CLASSES, name)
}

pub fn phase_name(phase: Phase) -> &'static str {
    PHASES.iter().find(|(known, _)| *known == phase).map_or("?", |(_, name)| *name)
}

/// `0.small.1`: player, kind, number.
pub fn figure(text: &str) -> Option<FigureId> {
    let mut parts = text.split('.');
    let (player, kind, number) = (parts.next()?, parts.next()?, parts.next()?);
    let figure =
        FigureId { player: Player(player.parse().ok()?), kind: FigureKind::find(kind)?, number: number.parse().ok()? };
    parts.next().is_none().then_some(figure)
}

pub fn figure_name(figure: FigureId) -> String {
    format!("{}.{}.{}", figure.player.0, figure.kind.id(), figure.number)
}

impl Pointer {
    pub fn new(position: Position, feature: &str, location: &str) -> Option<Self> {
        let (kind, castle) = if feature == CASTLE { (Kind::City, true) } else { (find(&KINDS, feature)?, false) };
        let inner = INNER.iter().position(|name| *name == location);
        let (rim, nth) = match inner {
            Some(nth) => (Rim::NONE, u8::try_from(nth).ok()?),
            None if location == AS_ABBOT => (Rim::NONE, 0),
            None => (Rim::parse(location)?, 0),
        };
        let manner = match (castle, location) {
            (true, _) => Manner::Castle,
            (_, AS_ABBOT) => Manner::AsAbbot,
            _ => Manner::Usual,
        };
        Some(Self { position, kind, rim, nth, manner })
    }

    /// The place on the board that it names.
    pub fn find(&self, game: &Game) -> Option<Spot> {
        let node = game.board().find(self.position, self.kind, self.rim, self.nth)?;
        Some(Spot { node, manner: self.manner })
    }
}

/// `Feature,location,[x,y]`.
pub fn spot_name(game: &Game, spot: Spot) -> String {
    let (board, node) = (game.board(), game.board().node(spot.node));
    let feature = if spot.manner == Manner::Castle { CASTLE } else { name_in(&KINDS, &node.kind) };
    let location = match (spot.manner, node.kind) {
        (Manner::AsAbbot, _) => AS_ABBOT.to_owned(),
        _ if node.rim.is_empty() => INNER[usize::from(node.nth).min(3)].to_owned(),
        (_, Kind::Field) => node.rim.half_words(),
        _ => node.rim.side_word().to_owned(),
    };
    format!("{feature},{location},{}", board.position_of(spot.node))
}
